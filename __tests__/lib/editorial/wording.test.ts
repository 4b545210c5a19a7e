import type { WordingGroup } from '@/content/schema'
import { bannedWording, rules } from '@/lib/editorial/wording'

/** One phrase for each rule, which no other rule of its group strikes. */
const phrases: readonly [WordingGroup, string][] = [
  ['ALL', 'We guarantee results.'],
  ['ALL', '100% satisfaction for every man.'],
  ['ALL', 'A risk-free first visit.'],
  ['ALL', 'It has no side effects.'],
  ['ALL', 'A miracle for tired men.'],
  ['ALL', 'It reverses diabetes.'],
  ['ALL', 'Permanent results for you.'],
  ['ALL', 'A clinically proven plan.'],
  ['ALL', 'A scientifically proven plan.'],
  ['ALL', 'The best men’s health clinic in Texas.'],
  ['ALL', 'A board-eligible provider.'],
  ['ALL', 'A HIPAA-certified website.'],
  ['ALL', 'An ADA-compliant website.'],
  ['ALL', 'Our FDA-approved PRP.'],
  ['ALL', 'Anti-aging for men.'],
  ['ALL', 'The fountain of youth.'],
  ['ALL', 'Reclaim your youth.'],
  ['ALL', 'A week of detox.'],
  ['GLP1', 'Generic Ozempic at our clinic.'],
  ['GLP1', 'The same active ingredient as Ozempic.'],
  ['GLP1', 'It is identical to the brand.'],
  ['GLP1', 'Lose 20 pounds by summer.'],
  ['GLP1', 'Weight loss without dieting.'],
  ['GLP1', 'Melt away fat.'],
  ['GLP1', 'Men are down 15-20% of weight after 6 months.'],
  ['GLP1', 'Available because of the shortage.'],
  ['TRT', 'TRT is heart-protective.'],
  ['TRT', 'It is safe for your heart.'],
  ['TRT', 'It restores vitality.'],
  ['TRT', 'Millions of men suffer from it.'],
  ['TRT', 'You need TRT.'],
  ['TRT', 'It has no effect on fertility.'],
  ['PEPT', 'Peptides repair tissue, it repairs.'],
  ['PEPT', 'Peptides are legal again.'],
  ['PEPT', 'For research use.'],
  ['EXO', 'Exosomes are better than PRP.'],
  ['EXO', 'Full of stem cells.'],
  ['PRP', 'Ask about the P-Shot.'],
  ['PRP', 'The Priapus procedure.'],
  ['PRP', 'Vampire Facial for you.'],
  ['PRP', 'PRP regrows hair.'],
  ['PRP', 'It adds girth.'],
  ['PRP', 'It cures ED.'],
  ['IV', 'It boosts immunity.'],
  ['IV', 'It prevents a cold.'],
  ['IV', '100% absorption.'],
  ['FUNC', 'A root cause to eliminate.'],
  ['FUNC', 'It resets your metabolism.'],
  ['FUNC', 'Cellular renewal for all.'],
  ['REV', 'Rated 5.0 by patients.'],
  ['REV', 'Over 150 Google reviews.'],
  ['REV', '500+ men.'],
]

/** Rules of these groups hold everywhere. */
const everywhere: readonly WordingGroup[] = ['ALL', 'REV']
const groupsOf = (group: WordingGroup) => (everywhere.includes(group) ? [] : [group])
const allGroups = rules.map(({ group }) => group)
const found = (text: string, allowed: string[] = [], groups: readonly WordingGroup[] = allGroups) =>
  bannedWording({ place: 'here', text, groups }, allowed)

test.each(phrases)('%s strikes: %s', (group, text) => {
  expect(found(text, [], groupsOf(group))).toEqual([expect.stringContaining(`(${group})`)])
})

test.each(rules.map(rule => [String(rule.pattern), rule] as const))(
  '%s has a phrase that it alone strikes',
  (_, rule) => {
    expect(phrases.filter(([group, text]) => group === rule.group && rule.pattern.test(text))).not.toEqual([])
  },
)

test.each([
  ['Ipamorelin for deep sleep.', 'outside an evidence section'],
  ['Results may vary.', 'without an average'],
])('is struck: %s', (text, why) => {
  expect(found(text)).toEqual([expect.stringContaining(why)])
})

test.each([
  'PRP is not FDA-approved for hair loss.',
  'There are currently no FDA-approved exosome products.',
  'No product here cures any disease.',
  'Results may vary. In STEP 1 the average loss was 14.9% at 68 weeks.',
  'Liver and kidneys do this work; no detox diet has been shown to help.',
])('may stand: %s', text => {
  expect(found(text)).toEqual([])
})

test('an exception is made only by its literal wording', () => {
  expect(found('5.0 patient rating', ['5.0 patient rating'])).toEqual([])
  expect(found('5.0 stars', ['5.0 patient rating'])).toHaveLength(1)
})

test('molecules may be named in an evidence section only', () => {
  expect(
    bannedWording(
      { place: 'here', groups: allGroups, text: 'BPC-157 was studied in rats.', evidence: true },
      [],
    ),
  ).toEqual([])
})
