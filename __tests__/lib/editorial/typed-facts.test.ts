import { price } from '@/content/facts/amounts'
import { city } from '@/content/facts/city'
import { phone } from '@/content/facts/phone'
import { policy } from '@/content/facts/policies'
import { typedFacts } from '@/lib/editorial/typed-facts'

const finding = (file: string, fact: string) =>
  `${file}:1: "${fact}" is typed here; take it from content/facts/ by name`

test.each([policy.cancel, policy.refill, policy.fasting, price.firstVisit, phone.display, city])(
  'a fact typed into a text is found: %s',
  fact => {
    expect(typedFacts('content/faq.ts', `text: 'Plan on ${fact} for it'`)).toEqual([
      finding('content/faq.ts', fact),
    ])
  },
)

test('the crisis line is not typed: in Spanish and Portuguese the number alone is not answered', () => {
  expect(typedFacts('content/es/faq.ts', "text: 'Llame al 988.'")).toEqual([
    finding('content/es/faq.ts', '988'),
  ])
  expect(typedFacts('content/es/facts/help-lines.ts', "crisis: 'llame al 988'")).toEqual([])
})

test.each(['US$ 249', 'US$\u00a0249'])('an amount is found with a space after its sign, too: %j', amount => {
  expect(typedFacts('content/pt/faq.po', `msgstr "Custa ${amount}."`)).toEqual([
    finding('content/pt/faq.po', amount.slice(2)),
  ])
})

test('the claims register references facts by name, too', () => {
  expect(typedFacts('content/facts/claims.ts', `wording: '${policy.cancel}'`)).toEqual([
    finding('content/facts/claims.ts', policy.cancel),
  ])
})

test('a longer number that ends with the digits of a policy figure is not one', () => {
  expect(typedFacts('content/faq.ts', `text: 'sessions of 4${policy.telehealthLogin}'`)).toEqual([])
})

test('the file that defines a fact may contain it', () => {
  expect(typedFacts('content/facts/phone.ts', `display: '${phone.display}'`)).toEqual([])
})

test.each([
  'Through March 31, 2026, the follow-up is included.',
  'Veterans pay less until December 31, 2026.',
])('a last day that no fact ends is found: %s', text => {
  expect(typedFacts('content/prices.ts', text)).toHaveLength(1)
  expect(typedFacts('content/facts/offers.ts', text)).toEqual([])
})

test('the day of a search is none', () => {
  expect(typedFacts('content/a.ts', 'A review that searched up to June 3, 2024, found 36.')).toEqual([])
})

test.each([
  ['Call 972-555-0199.', '972-555-0199'],
  ['It costs 189 dollars.', '189 dollars'],
  // No city of ours, wherever the clinic moves.
  ['Come to 12 Main Street, Nowhere.', '12 Main Street'],
  ['Open until 8 PM on Fridays.', 'until 8 PM'],
  ['Abierto hasta las 8 p. m.', 'hasta las 8 p. m'],
])('a fact that differs from the present one is found, too: %s', (text, fact) => {
  expect(typedFacts('content/faq.ts', text)).toEqual([finding('content/faq.ts', fact)])
})

test.each(['Total testosterone before about 10 AM', 'Call 1-877-696-6775.', '12 weeks of 40 men'])(
  'no fact of the clinic: %s',
  text => {
    expect(typedFacts('content/faq.ts', text)).toEqual([])
  },
)
