/**
 * What is expected after an injection, what is not, and from when. A joint: sources J5, J6 and J10. Skin and muscle: an abscess
 * shows within days to weeks. The parts stand within lists of signs.
 */
export const afterInjection = {
  expected: 'A sore, slightly red spot is common for 1 to 3 days.',
  joint:
    'a joint that is hot or red, or that you can hardly move or put weight on; sudden strong pain in it, or swelling or pain that gets worse after the first 48 hours, with or without fever',
  fever: 'fever or chills with a painful injection spot, even weeks later',
  spot: 'an injection spot that is hot, spreads, or hurts more after day 3; a soft lump or pus there, even weeks later',
} as const
