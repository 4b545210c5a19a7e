import { articles } from '@/content/articles'
import { services } from '@/content/services'
import { differingFigures, figuresIn, foreignDecimals } from '@/lib/editorial/figures-in'
import { compareText, englishLeftover, ownPageOf } from '@/lib/editorial/translations'

test('a translation with the same facts has no findings', () => {
  expect(
    compareText('It takes {count} visits of 15 minutes.', 'Son {count} consultas de 15 minutos.', 'es'),
  ).toEqual([])
  expect(compareText('<1>Half</1> in 2 weeks<2/>', '<1>La mitad</1> en 2 semanas<2/>', 'es')).toEqual([])
})

test('another figure and a sentence left in English are findings', () => {
  expect(compareText('Visits of 15 minutes.', 'Consultas de 50 minutos.', 'es')).toContain('lacks 15')
  expect(compareText('Your health is your power', 'Your health is your power', 'es')).toEqual([
    'is still English: "your health is your power"',
  ])
})

test('values that have changed places are a finding', () => {
  const english = '{month} a month, after a first visit of {price}.'
  const compared = (own: string) => compareText(english, own, 'es')
  expect(compared('{month} al mes, después de una primera consulta de {price}.')).toEqual([])
  expect(compared('{price} al mes, después de una primera consulta de {month}.')).toEqual([
    expect.stringContaining('must have its values in the order of the English: {month}. '),
  ])
  expect(compareText('{name} of {value} is unusual.', 'Un valor de {value} es raro ({name}).', 'es')).toEqual(
    [],
  )
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
  ['es', 'Take no further dose.', 'No use otra dosis.', 'Use otra dosis.'],
  ['es', 'Do not start yet.', 'No empiece todavía.', 'Empiece ya.'],
  ['es', 'Never share needles.', 'Nunca comparta agujas.', 'Comparta agujas.'],
  ['es', 'She must not touch it.', 'Ella no debe tocarla.', 'Ella debe tocarla.'],
  ['es', 'Do not wait for us.', 'No nos espere.', 'Espérenos.'],
  ['es', 'Blood is drawn fasting.', 'Le sacan sangre en ayunas.', 'Le sacan sangre tras desayunar.'],
  ['pt', 'Come fasting.', 'Venha em jejum.', 'Venha depois de comer.'],
  ['es', 'Trouble breathing.', 'Dificultad para respirar.', 'Dificultad para dormir.'],
  ['pt', 'Short of breath.', 'Com falta de ar.', 'Com falta de sono.'],
  ['pt', 'Take no further dose.', 'Não use outra dose.', 'Use outra dose.'],
  ['pt', 'Do not start yet.', 'Não comece ainda.', 'Comece já.'],
  ['pt', 'Never share needles.', 'Nunca compartilhe agulhas.', 'Compartilhe agulhas.'],
  ['pt', 'She must not touch it.', 'Ela não pode encostar no produto.', 'Ela pode encostar no produto.'],
  ['pt', 'Do not wait for us.', 'Não espere por nós.', 'Espere por nós.'],
  ['pt', 'If faint, call 911.', 'Se desmaiar, ligue para o 911.', 'Se desmaiar (911), ligue para nós.'],
])('%s: "%s" must stay a prohibition or an emergency call', (code, text, good, reversed) => {
  const compared = (own: string) => compareText(text, own, code)
  expect(compared(good)).toEqual([])
  expect(compared(reversed)).toContainEqual(expect.stringContaining('must say as often as the English'))
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

test('a file that has the text of one page maps to that page', () => {
  expect(ownPageOf('faq.ts')).toBe('/faq')
  expect(ownPageOf('legal/terms-of-service.ts')).toBe('/terms-of-service')
  expect(ownPageOf('thank-you.ts')).toBe('/thank-you')
  expect(ownPageOf('articles/trt-and-heart-health.tsx')).toBe('/blog/trt-and-heart-health')
  expect(ownPageOf('legal/hipaa-notice.ts')).toBe('/privacy-policy')
  expect(ownPageOf('overview.ts')).toBe('/services')
  expect(ownPageOf('articles/shared-figures.ts')).toBe('/blog')
  expect(ownPageOf('ui/common.ts')).toBeUndefined()
})

/** Without it, `onlyInEnglish` has no effect on the page's file. */
test('every service and every article maps to its page', () => {
  for (const { key, slug } of services) expect(ownPageOf(`services/${key}.ts`)).toBe(`/services/${slug}`)
  for (const { meta } of articles) expect(ownPageOf(`articles/${meta.slug}.tsx`)).toBe(`/blog/${meta.slug}`)
})
