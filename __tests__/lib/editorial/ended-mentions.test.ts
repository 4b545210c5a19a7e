/** @jest-environment node */
import { endedMentions } from '@/lib/editorial/ended-mentions'

const drips = { calledBy: ['IV', 'infusion'], card: { name: 'IV hydration' } }
const ended = { ...drips, ended: { on: '2026-11-28', goTo: '/services' } }
const texts = [
  { place: 'content/faq.ts faq.a', text: 'IV hydration and PRP are paid for separately.' },
  { place: 'content/about.ts about.b', text: 'Infusions are given in the clinic.' },
  { place: 'content/privacy.ts c', text: 'PRIVACY, and no confusion.' },
]

test('texts that still name a service are listed once it has ended, and not before', () => {
  expect(endedMentions([drips], texts)).toEqual([])
  expect(endedMentions([ended], texts)).toEqual([
    'content/faq.ts faq.a: says "IV", and IV hydration has ended: does it still offer that?',
    'content/about.ts about.b: says "infusion", and IV hydration has ended: does it still offer that?',
  ])
})
