/** @jest-environment node */
import { checkOffers } from '@/lib/editorial/offers'

test('an offer ends on its first day or later', () => {
  const offer = { text: 'Less for veterans.', from: '2027-01-05', validUntil: '2027-01-05', renew: '' }
  expect(checkOffers([offer])).toEqual([])
  expect(checkOffers([{ ...offer, validUntil: '2026-12-31' }])).toEqual([
    'content/facts/offers.ts "Less for veterans.": validUntil 2026-12-31 is before 2027-01-05, its first day',
  ])
})
