import { articles } from '@/content/articles'
import { services } from '@/content/services'
import { bodyEntries, entriesOf } from '@/lib/editorial/entries'
import { differingFigures, figuresIn, foreignDecimals } from '@/lib/editorial/figures-in'
import { compareTranslation, englishLeftover, ownPageOf, untranslated } from '@/lib/editorial/translations'

const english = {
  home: {
    title: 'Your health is your power',
    icon: 'clock',
    reviewedOn: '2026-11-16',
    ticks: [0, 15],
    note: 'It takes {count} visits of 15 minutes.',
    items: [{ id: 'cost', answer: ['It costs $199.'], link: { href: '/prices', text: 'Prices' } }],
    sources: ['T1'],
  },
}
const spanish = {
  home: {
    title: 'Su salud es su poder',
    icon: 'clock',
    reviewedOn: '2026-11-16',
    ticks: [0, 15],
    note: 'Son {count} consultas de 15 minutos.',
    items: [{ id: 'cost', answer: ['Cuesta $199.'], link: { href: '/prices', text: 'Precios' } }],
    sources: ['T1'],
  },
}
const compare = (own: object, code = 'es', original: object = english) =>
  compareTranslation({
    code,
    file: 'content/es/home.ts',
    english: entriesOf({ ...original }),
    own: entriesOf({ ...own }),
  })
const changed = (change: object) => compare({ home: { ...spanish.home, ...change } })

test('a translation with the same facts has no findings', () => {
  expect(compare(spanish)).toEqual([])
})

test.each([
  ['a missing text', { title: undefined }, 'home.title: is missing'],
  ['an extra text', { more: 'Más' }, 'home.more: is not in the English file'],
  ['another length of a list', { ticks: [0] }, 'home.ticks.1: is missing'],
  ['another value', { icon: 'lock' }, 'home.icon: is "lock", in English "clock"'],
  ['another number', { ticks: [0, 30] }, 'home.ticks.1: is "30", in English "15"'],
  ['another day', { reviewedOn: '2026-11-17' }, 'home.reviewedOn: is "2026-11-17"'],
  ['another source', { sources: ['T2'] }, 'home.sources.0: is "T2"'],
  [
    'a link to another page',
    { items: [{ ...spanish.home.items[0], link: { href: '/faq', text: 'Precios' } }] },
    'home.items.cost.link.href: is "/faq"',
  ],
  ['a value in place of a text', { title: 7 }, 'home.title: is a value, in English a text'],
  [
    'another placeholder',
    { note: 'Son {n} consultas de 15 minutos.' },
    'home.note: has the placeholders "{n}", the English text "{count}"',
  ],
  [
    'an English leftover',
    { title: 'Your health is your power' },
    'home.title: is still English: "your health is your power"',
  ],
  ['another figure', { note: 'Son {count} consultas de 50 minutos.' }, 'home.note: lacks 15'],
])('%s is reported with its file and key', (_, change, finding) => {
  expect(changed(change)).toContainEqual(expect.stringContaining(`content/es/home.ts ${finding}`))
})

test.each([
  ['es', 'Never take two doses.', 'Nunca use dos dosis.', 'Use dos dosis.'],
  [
    'es',
    'Cool the pens, and never freeze them.',
    'Enfríelas, y nunca las congele.',
    'Enfríelas y congélelas.',
  ],
  ['es', 'Do not stop on your own.', 'No la deje por su cuenta.', 'Déjela por su cuenta.'],
  [
    'es',
    'With chest pain, call 911.',
    'Con dolor en el pecho, llame al 911.',
    'Si le duele, no llame al 911.',
  ],
  ['pt', 'Do not take two doses.', 'Não use duas doses.', 'Use duas doses.'],
  ['pt', 'Do not freeze them.', 'Não os congele.', 'Congele os frascos.'],
  ['pt', 'Do not stop on your own.', 'Não pare por conta própria.', 'Pare por conta própria.'],
  ['pt', 'If faint, call 911.', 'Se desmaiar, ligue para o 911.', 'Se desmaiar (911), ligue para nós.'],
])('%s: "%s" must stay a prohibition or an emergency call', (code, text, good, reversed) => {
  const compared = (own: string) => compare({ text: own }, code, { text })
  expect(compared(good)).toEqual([])
  expect(compared(reversed)).toEqual([expect.stringContaining('text: must say as often as the English')])
})

test('an item is matched by its id, whatever its position', () => {
  const [cost] = spanish.home.items
  const more = { id: 'why', answer: ['Why.'], link: { href: '/faq', text: 'FAQ' } }
  const longer = { home: { ...english.home, items: [more, ...english.home.items] } }
  expect(compare({ home: { ...spanish.home, items: [cost] } }, 'es', longer)).toEqual([
    'content/es/home.ts home.items.why.id: is missing',
    'content/es/home.ts home.items.why.answer.0: is missing',
    'content/es/home.ts home.items.why.link.href: is missing',
    'content/es/home.ts home.items.why.link.text: is missing',
  ])
})

describe('English leftovers', () => {
  test('are found within a longer text', () => {
    expect(
      englishLeftover(
        'We look at the labs with you. Then we talk.',
        'Primero: we look at the labs with you.',
      ),
    ).toBe('we look at the labs')
  })

  test.each([
    ['a short label', 'Discovery Experience', 'Discovery Experience'],
    [
      'names in a row',
      'Wegovy Zepbound Foundayo Ozempic Mounjaro',
      'Wegovy Zepbound Foundayo Ozempic Mounjaro',
    ],
    [
      'the name of a law',
      'The Health Insurance Portability and Accountability Act says so.',
      'Lo dice la ley Health Insurance Portability and Accountability Act.',
    ],
  ])('are not %s', (_, from, to) => {
    expect(englishLeftover(from, to)).toBeUndefined()
  })

  test('are not the citations of works', () => {
    const source = {
      T1: { citation: 'Evaluation of the men who came to the clinic.', url: 'https://doi.org/1' },
    }
    expect(compare(source, 'es', source)).toEqual([])
  })
})

describe('figures', () => {
  test('read the same in every language', () => {
    expect(figuresIn('1,961 adults lost 14.9% ($2,399.50)', 'en')).toEqual(['1961', '14.9', '2399.50'])
    expect(figuresIn('1,961 adultos bajaron 14.9 % ($2,399.50)', 'es')).toEqual(['1961', '14.9', '2399.50'])
    expect(figuresIn('1.961 adultos perderam 14,9% ($2.399,50)', 'pt')).toEqual(['1961', '14.9', '2399.50'])
  })

  test.each([
    ['en', 'Two visits', 'es', '2 consultas'],
    ['en', '2 visits', 'es', 'dos consultas'],
    ['en', 'Six weeks', 'pt', '6 semanas'],
    ['en', 'by the quarter-hour', 'pt', 'de 15 em 15 minutos'],
  ])('may be written out (%s "%s", %s "%s")', (_, from, code, to) => {
    expect(differingFigures(from, to, code)).toEqual([])
  })

  test.each([
    ['a price', 'It costs $199.', 'Cuesta $195.', ['lacks 199', 'has 195, the English text has not']],
    ['a dose', 'semaglutide 2.4 mg', 'semaglutida 24 mg', ['lacks 2.4', 'has 24, the English text has not']],
    ['a share', 'in 7.0% of men', 'en algunos hombres', ['lacks 7.0']],
    ['weeks', 'for a while', 'durante 68 semanas', ['has 68, the English text has not']],
  ])('%s in only one of the texts is reported', (_, from, to, findings) => {
    expect(differingFigures(from, to, 'es')).toEqual(findings)
  })

  test('a thousands comma read as a decimal comma is a different number', () => {
    expect(differingFigures('1,961 adults', '1,961 adultos', 'pt')).toEqual([
      'lacks 1961',
      'has 1.961, the English text has not',
    ])
  })
})

test.each([
  ['pt', 'perderam 14.9% em 68 semanas', 1],
  ['pt', 'perderam 14,9% de 1.961 adultos', 0],
  ['pt', 'custa $2.399,50', 0],
  ['pt', '4.9/5', 0],
  ['es', 'bajaron 14,9 %', 1],
  ['es', 'bajaron 14.9 % de 1,961 adultos', 0],
])('decimals use the separator of their language (%s: %s)', (code, text, findings) => {
  expect(foreignDecimals(text, code)).toHaveLength(findings)
})

const Cite = (_: { ids: string }) => null
const Bars = (_: { unit: string; max: number; rows: readonly object[] }) => null

describe('the body of an article', () => {
  const body = (words: { first: string; second: string; ids: string; value: number }) => (
    <>
      <p>{words.first}</p>
      <h2 id="why">{words.second}</h2>
      <p>
        <a href="/prices">{words.first}</a>
        <Cite ids={words.ids} />
      </p>
      <Bars unit="%" max={8} rows={[{ label: words.first, value: words.value }]} />
    </>
  )
  const original = { first: 'In the trial', second: 'Why', ids: 'T1 T2', value: 7 }

  test('is read section by section', () => {
    const entries = bodyEntries(body(original))
    expect(entries['Body.start']).toEqual({ kind: 'text', value: 'In the trial' })
    expect(entries['Body.why']).toEqual({ kind: 'text', value: 'Why\nIn the trial\n%\nIn the trial' })
    expect(entries['Body.why.tags']?.value).toBe('h2 p')
  })

  test.each([
    ['a source that is not cited', { ids: 'T1' }, 'Body.why.sources: is "T1", in English "T1 T2"'],
    ['a bar of another length', { value: 70 }, 'Body.why.bars: is "70", in English "7"'],
  ])('%s is named', (_, change, finding) => {
    expect(
      compareTranslation({
        code: 'es',
        file: 'a.tsx',
        english: bodyEntries(body(original)),
        own: bodyEntries(body({ ...original, first: 'En el ensayo', second: 'Por qué', ...change })),
      }),
    ).toEqual([`a.tsx ${finding}`])
  })
})

test('a file that has the text of one page maps to that page', () => {
  expect(ownPageOf('faq.ts')).toBe('/faq')
  expect(ownPageOf('legal/terms-of-service.ts')).toBe('/terms-of-service')
  expect(ownPageOf('thank-you.ts')).toBe('/thank-you')
  expect(ownPageOf('articles/trt-and-heart-health.tsx')).toBe('/blog/trt-and-heart-health')
  expect(ownPageOf('legal/hipaa-notice.ts')).toBe('/privacy-policy')
  expect(ownPageOf('overview.ts')).toBe('/services')
  expect(ownPageOf('ui/common.ts')).toBeUndefined()
})

/** Without it, `onlyInEnglish` has no effect on the page's file. */
test('every service and every article maps to its page', () => {
  for (const { key, slug } of services) expect(ownPageOf(`services/${key}.ts`)).toBe(`/services/${slug}`)
  for (const { meta } of articles) expect(ownPageOf(`articles/${meta.slug}.tsx`)).toBe(`/blog/${meta.slug}`)
})

test('texts without a translation are reported, except values and texts composed of translated ones', () => {
  const served = {
    words: { title: 'Prices', length: '60 a 90 minutos', phone: '(972) 555-0142', href: '/faq' },
  }
  const from = { words: { ...served.words, length: '60 to 90 minutes' } }
  expect(untranslated(entriesOf(from), entriesOf(served))).toEqual(['words.title'])
})
