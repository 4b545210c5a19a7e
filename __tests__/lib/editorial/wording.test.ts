import { numberWords as spanish } from '@/content/es/facts/number-words'
import { languages } from '@/content/facts/languages'
import { numberWords as english } from '@/content/facts/number-words'
import { numberWords as portuguese } from '@/content/pt/facts/number-words'
import type { WordingGroup } from '@/content/schema'
import { bannedWording, wordingOf } from '@/lib/editorial/wording'
import { withoutAccents } from '@/lib/editorial/wording/language-wording'
import { phrases } from './phrases'

/** Rules of these groups apply everywhere. */
const everywhere: readonly WordingGroup[] = ['ALL', 'REV']
const groupsOf = (group: WordingGroup) => (everywhere.includes(group) ? [] : [group])
const allGroups = wordingOf('en').banned.map(({ group }) => group)
const found = (
  text: string,
  {
    allowed = [],
    groups = allGroups,
    code = 'en',
  }: { allowed?: string[]; groups?: readonly WordingGroup[]; code?: string } = {},
) => bannedWording({ place: 'here', text, groups, code }, allowed)

describe.each(languages.map(({ code }) => code))('in %s', code => {
  const own = phrases[code] ?? []
  const { banned } = wordingOf(code)

  test.each(own)('%s rejects: %s', (group, text) => {
    expect(found(text, { groups: groupsOf(group), code })).toEqual([expect.stringContaining(`(${group})`)])
  })

  test.each(banned.map(rule => [String(rule.pattern), rule] as const))(
    '%s has a phrase that it alone strikes',
    (_, rule) => {
      expect(
        own.filter(([group, text]) => group === rule.group && rule.pattern.test(withoutAccents(text))),
      ).not.toEqual([])
    },
  )
})

test.each([
  ['en', 'Ipamorelin for deep sleep.', 'outside an evidence section'],
  ['es', 'Ipamorelina para dormir.', 'outside an evidence section'],
  ['en', 'Results may vary.', 'without an average'],
  ['en', 'HSA and FSA cards are taken.', 'names HSA or FSA without the condition'],
  ['es', 'Pago directo, HSA o FSA.', 'names HSA or FSA without the condition'],
  ['pt', 'Aceitamos cartões FSA.', 'names HSA or FSA without the condition'],
  ['es', 'Los resultados pueden variar.', 'without an average'],
  ['pt', 'Os resultados podem variar.', 'without an average'],
])('is rejected in %s: %s', (code, text, why) => {
  expect(found(text, { code })).toEqual([expect.stringContaining(why)])
})

test.each([
  ['en', 'PRP is not FDA-approved for hair loss.'],
  ['en', 'There are currently no FDA-approved exosome products.'],
  ['en', 'No product here cures any disease.'],
  ['en', 'Cash pay, HSA or FSA if your plan allows.'],
  ['es', 'Pago directo, HSA o FSA si su plan lo permite.'],
  ['pt', 'O que o cartão HSA pode pagar é decidido pela lei tributária.'],
  ['en', 'Results may vary. In STEP 1 the average loss was 14.9% at 68 weeks.'],
  ['en', 'Liver and kidneys do this work; no detox diet has been shown to help.'],
  ['es', 'El PRP no está aprobado por la FDA para la caída del cabello.'],
  ['es', '¿Está el PRP aprobado por la FDA?'],
  ['es', 'La semaglutida está aprobada por la FDA para el control del peso.'],
  ['es', 'Los resultados pueden variar. En STEP 1 el promedio fue 14.9 % a las 68 semanas.'],
  ['es', 'La escasez de tirzepatida terminó en diciembre de 2024.'],
  ['pt', 'Atualmente não há nenhum produto de exossomos aprovado pela FDA.'],
  ['pt', 'O PRP é aprovado pela FDA?'],
  ['pt', 'Os resultados podem variar. No STEP 1 a média foi de 14,9% em 68 semanas.'],
])('is allowed in %s: %s', (code, text) => {
  expect(found(text, { code })).toEqual([])
})

test('a missing accent is not an exception, and the message quotes the original text', () => {
  expect(found('Un plan clinicamente comprobado.', { code: 'es' })).toHaveLength(1)
  expect(found('Un plan clínicamente comprobado.', { code: 'es' })).toEqual([
    'here: "clínicamente comprobad" in "Un plan clínicamente comprobado." (ALL): no page of a health advertiser may say it; write what its source shows',
  ])
})

test('a language without rules is reported', () => {
  expect(() => wordingOf('fr')).toThrow('There are no wording rules for "fr"')
})

test('an exception applies only to its literal wording', () => {
  expect(found('5.0 patient rating', { allowed: ['5.0 patient rating'] })).toEqual([])
  expect(found('5.0 stars', { allowed: ['5.0 patient rating'] })).toHaveLength(1)
})

test('molecules are allowed in an evidence section only', () => {
  expect(
    bannedWording(
      { place: 'here', groups: allGroups, text: 'BPC-157 was studied in rats.', evidence: true },
      [],
    ),
  ).toEqual([])
})

test.each([
  ['Análisis', 'Analisis'],
  ['não', 'nao'],
  ['Được điều trị', 'Duoc dieu tri'],
])('accents do not hide words from the rules, and keep their places: %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain)
})

test.each([
  ['en', english],
  ['es', spanish],
  ['pt', portuguese],
])('the words of %s for 1 to 12 are those that its texts are compared by', (code, [, ...words]) => {
  const forms = wordingOf(code).numbers.split(' ').slice(0, 12)
  expect(words).toHaveLength(12)
  expect(words.filter((word, index) => !forms[index]?.split('|').includes(withoutAccents(word)))).toEqual([])
})
