import { bannedWording } from '@/content/wording'

const at = { place: 'here', groups: ['GLP1', 'PEPT', 'PRP', 'TRT', 'IV', 'EXO', 'FUNC', 'REV'] as const }
const found = (text: string, allowed: string[] = []) => bannedWording({ ...at, text }, allowed).length

test.each([
  'We guarantee results.',
  '100% satisfaction for every man.',
  'A clinically proven plan.',
  'The best men’s health clinic in Texas.',
  'Our FDA-approved PRP.',
  'The same active ingredient as Ozempic.',
  'Generic Ozempic at our clinic.',
  'Lose 20 pounds by summer.',
  'Available because of the shortage.',
  'It is safe for your heart.',
  'You need TRT.',
  'PRP regrows hair.',
  'Ask about the P-Shot.',
  'It boosts immunity.',
  'Ipamorelin for deep sleep.',
  'Peptides repair tissue.',
  'Exosomes are better than PRP.',
  'Rated 5.0 by patients.',
  'Results may vary.',
])('is struck: %s', text => {
  expect(found(text)).toBeGreaterThan(0)
})

test.each([
  'PRP is not FDA-approved for hair loss.',
  'There are currently no FDA-approved exosome products.',
  'No product here cures any disease.',
  'Results may vary. In STEP 1 the average loss was 14.9% at 68 weeks.',
  'Liver and kidneys do this work; no detox diet has been shown to help.',
])('may stand: %s', text => {
  expect(found(text)).toBe(0)
})

test('an exception is made only by its literal wording', () => {
  expect(found('5.0 patient rating', ['5.0 patient rating'])).toBe(0)
  expect(found('5.0 stars', ['5.0 patient rating'])).toBe(1)
})

test('molecules may be named in an evidence section only', () => {
  expect(bannedWording({ ...at, text: 'BPC-157 was studied in rats.', evidence: true }, [])).toEqual([])
})
