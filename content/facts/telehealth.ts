/** Who may use telehealth, and what must be in person (decision 28). */
export const telehealth = {
  open: 'Telehealth is open to every patient who is in Texas at the time of the visit.',
  inPerson: 'Your first testosterone visit and all procedures are in person.',
} as const
