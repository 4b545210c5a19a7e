/** @jest-environment node */
import { GET as facts } from '@/app/facts.json/route'
import { GET as languageModels } from '@/app/llms.txt/route'
import { prices } from '@/content/facts/amounts'
import { newestAmounts } from '@/content/facts/price-record'
import { pricesPage } from '@/content/prices'
import { firstMonths } from '@/lib/clinic/first-months'

jest.mock('@/lib/site/ended-services', () => ({
  endedServices: { '/services/medical-weight-loss-flower-mound-tx': '/services' },
}))

test('the monthly price of a program that has ended is on no page and in no file for programs', async () => {
  expect(prices.items.map(({ key }) => key)).toEqual(['discovery', 'testosterone'])
  expect(pricesPage.table.monthly.map(({ monthly }) => monthly)).toEqual(['testosterone'])
  expect(firstMonths(prices).map(({ key }) => key)).toEqual(['testosterone'])
  const text = await languageModels().text()
  const { firstVisit, testosterone, weightLoss } = newestAmounts
  expect(text).toContain(`from $${testosterone}/mo`)
  expect(text).not.toContain(`$${weightLoss}`)
  const { prices: listed } = await facts().json()
  expect(listed.items.map(({ amount }: { amount: number }) => amount)).toEqual([firstVisit, testosterone])
})
