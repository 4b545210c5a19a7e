/** @jest-environment node */
import { messagesIn, translateSource } from '@/tools/translations/messages'
import { translatedModule } from '@/tools/translations/write-modules'

const source = `import { policy } from '@/content/facts/policies'
import type { Kit } from './kit'

/** A comment stays. */
const more = [
  { key: 'prp-therapy', title: 'PRP therapy', sources: ['R2'] },
  { key: 'labs', title: 'Lab work', ticks: [0, 15] },
] as const

export const home = {
  meta: { title: "Men's health", icon: 'clock', on: '2026-11-16', href: '/prices' },
  lead: \`A first visit of \${policy.firstVisit}, {count} times.\`,
  items: ['Yes', 'No'],
  more,
} as const
`
const texts = (of: string) => Object.fromEntries(messagesIn(of).map(({ key, text }) => [key, text]))
/** Texts without a translation keep their words, so that a test names only those that it is about. */
const translate = (of: string, words: Record<string, string>) =>
  translateSource(of, messagesIn(of), ({ key, text }) => words[key] ?? text)

test('the texts of a file are found by their path; ids, dates, paths and sources are none', () => {
  expect(texts(source)).toEqual({
    'more.prp-therapy.title': 'PRP therapy',
    'more.labs.title': 'Lab work',
    'home.meta.title': "Men's health",
    'home.lead': 'A first visit of {policy.firstVisit}, {count} times.',
    'home.items.0': 'Yes',
    'home.items.1': 'No',
  })
})

test('each text has its line', () => {
  expect(messagesIn(source).find(({ key }) => key === 'home.lead')?.line).toBe(12)
})

test('a translation changes the words and nothing else', () => {
  const spanish = translate(source, {
    'home.meta.title': "Salud de 'hombres'",
    'home.lead': 'Son {count} veces {policy.firstVisit}.',
    'more.labs.title': 'Análisis de `sangre`',
  })
  expect(spanish).toBe(
    source
      .replace('"Men\'s health"', "'Salud de \\'hombres\\''")
      .replace('A first visit of $', 'Son {count} veces $')
      .replace('firstVisit}, {count} times.', 'firstVisit}.')
      .replace("'Lab work'", "'Análisis de `sangre`'"),
  )
})

test('a name for fill stays one, though the file has a value of that name', () => {
  const english = ["const count = 'seven'", "export const year = { months: '{count} months' }", ''].join('\n')
  const spanish = translate(english, {
    count: 'siete',
    'year.months': '{count} meses',
  })
  expect(spanish).toContain("months: '{count} meses'")
})

describe('a text that stays English', () => {
  const entry = (key: string, english: string, more: object = {}) => ({
    key,
    english,
    translation: 'En español',
    ...more,
  })
  const english = (catalog: Parameters<typeof translatedModule>[2], of = source) =>
    translatedModule(of, 'one.ts', catalog)

  it.each([
    ['has no translation', []],
    ['has an empty one', [entry('more.labs.title', 'Lab work', { translation: '' })]],
    ['was translated from other words', [entry('more.labs.title', 'Labs')]],
    ['is fuzzy to a translation tool', [entry('more.labs.title', 'Lab work', { isFuzzy: true })]],
  ])('is listed when it %s', (_, catalog) => {
    expect(english(catalog).source).toContain("title: 'Lab work',")
    expect(english(catalog).inEnglish).toContain('Lab work')
  })

  it('is not listed when its translation is up to date', () => {
    const translated = english([entry('more.labs.title', 'Lab work')])
    expect(translated.source).toContain("title: 'En español',")
    expect(translated.inEnglish).not.toContain('Lab work')
  })

  it('keeps its values, and is known by the words between them', () => {
    expect(english([]).source).toContain(`lead: \`A first visit of \${policy.firstVisit}, {count} times.\`,`)
    expect(english([]).inEnglish).toEqual(expect.arrayContaining(['A first visit of', 'times.']))
  })

  it('is marked as a whole in the body of an article, with its elements', () => {
    const body = 'export const Body = () => <p>In a <b>large</b> trial.</p>'
    expect(english([], body)).toEqual({
      source: body.replace('In a <b>large</b> trial.', '<span lang="en">In a <b>large</b> trial.</span>'),
      inEnglish: [],
    })
    const heading = 'export const Body = () => <h2>A heading</h2>'
    expect(english([], heading)).toEqual({ source: heading, inEnglish: ['A heading'] })
  })
})

test.each([
  ['lacks a value', 'Una consulta, {count} veces.'],
  ['invents a value', 'Una consulta de {policy.firstVisit}, {count} de {total} veces.'],
  ['lacks a name for fill', 'Una consulta de {policy.firstVisit}.'],
])('a translation that %s is refused with its key', (_, lead) => {
  expect(() => translate(source, { 'home.lead': lead })).toThrow('home.lead: has the placeholders')
})

test('a translation may name another value that the file knows', () => {
  expect(translate(source, { 'home.items.0': 'Sí, {policy.cancel} antes' })).toMatch(
    /`Sí, \$\{policy\.cancel\} antes`/,
  )
  expect(() => translate(source, { 'home.items.0': 'Sí, {price.month}' })).toThrow('home.items.0')
})

describe('the body of an article', () => {
  const body = `export function Body({ Cite, Callout, Bars }: Kit) {
  return (
    <>
      <p>
        In the <strong>largest</strong> trial, {policy.labResults} passed.
        <Cite ids="T8" />
      </p>
      <h2 id="why">Why it was done</h2>
      <p>Nobody knew.</p>
      <Callout tone="care" title="Ask first">
        <p>Bring your results.</p>
      </Callout>
      <Bars unit="% of men" rows={[{ label: 'Placebo', value: 7 }]} />
    </>
  )
}
`

  it('is a text for each paragraph, with its elements numbered', () => {
    expect(texts(body)).toEqual({
      'Body.start': 'In the <1>largest</1> trial, {policy.labResults} passed.<2/>',
      'Body.why': 'Why it was done',
      'Body.why#2': 'Nobody knew.',
      'Body.why.title': 'Ask first',
      'Body.why#3': 'Bring your results.',
      'Body.why.unit': '% of men',
      'Body.why.rows.0.label': 'Placebo',
    })
  })

  it('keeps its elements, in the order of the translation', () => {
    const spanish = translate(body, {
      'Body.start': 'Pasaron {policy.labResults}<2/> en el ensayo <1>más “grande”</1> {así}.'.replace(
        ' {así}',
        '',
      ),
      'Body.why.title': 'Pregunte',
    })
    expect(spanish).toContain(
      "<p>{'Pasaron '}{policy.labResults}<Cite ids=\"T8\" />{' en el ensayo '}<strong>{'más “grande”'}</strong>{'.'}</p>",
    )
    expect(spanish).toContain(`<Callout tone="care" title={'Pregunte'}>`)
  })

  it('refuses a translation without one of its elements', () => {
    expect(() => translate(body, { 'Body.start': 'En el <1>ensayo</1>, {policy.labResults}.' })).toThrow(
      '<2/>',
    )
  })
})

test('a translated module imports its neighbors in its own language', () => {
  expect(translatedModule(source, 'articles/one.tsx', []).source).toContain(
    "import type { Kit } from '@/content/articles/kit'",
  )
})
