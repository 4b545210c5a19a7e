/** @jest-environment node */
import { GET } from '@/app/facts.json/route'
import { amounts, prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { serviceCards } from '@/lib/site/services'

it('has the hours, prices and services of the pages', async () => {
  const facts = await GET().json()
  expect(facts.phone).toBe(clinic.phone.e164)
  expect(facts.hours).toHaveLength(7)
  expect(facts.hours[0]).toEqual({ day: 'Sunday', open: null })
  expect(facts.hours[6]).toEqual({ day: 'Saturday', open: { opens: '09:00', closes: '13:00' } })
  expect(facts.prices.asOf).toBe(prices.asOf)
  expect(facts.prices.items.map((item: { amount: number; per: string }) => [item.amount, item.per])).toEqual([
    [amounts.firstVisit, 'visit'],
    [amounts.testosterone, 'month'],
    [amounts.weightLoss, 'month'],
  ])
  expect(facts.services).toHaveLength(serviceCards.length)
})
