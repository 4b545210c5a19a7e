import { fireEvent, render, screen, within } from '@testing-library/react'
import PricesPage from '@/app/prices/page'
import { MakersPrices } from '@/components/prices/makers-prices'
import { keepShowingWhatHolds } from '@/components/ui/until-day.browser'
import { disclaimers } from '@/content/disclaimers'
import { amounts, price, prices, quoted } from '@/content/facts/amounts'
import { makersPrices } from '@/content/facts/medicine-prices'
import { careTerms } from '@/content/facts/terms'
import { pricesPage } from '@/content/prices'
import { services } from '@/content/services'
import { usd } from '@/lib/money'

test('every service has one row, and those without a price share one cell', () => {
  render(<PricesPage />)
  const table = screen.getByRole('table')
  for (const { card } of services)
    expect(
      within(table).getAllByRole('rowheader', { name: new RegExp(`^${card.name.replace('+', '\\+')}`) }),
    ).toHaveLength(1)
  const cell = within(table).getByText(quoted)
  expect(cell).toHaveAttribute('rowspan', String(pricesPage.table.quoted.length))
  expect(within(table).getByText(`from ${usd(amounts.testosterone)}`)).toBeVisible()
  expect(within(table).getByText(`from ${usd(amounts.weightLoss)}`)).toBeVisible()
})

test('the top of the page leads to the sum of six months with the medicine', () => {
  render(<PricesPage />)
  const { heading } = pricesPage.months
  const target = screen.getByRole('link', { name: heading }).getAttribute('href') ?? ''
  expect(document.querySelector(target)).toContainElement(screen.getByRole('heading', { name: heading }))
})

test('each monthly price is shown, and its fold has what it covers and what is extra', () => {
  render(<PricesPage />)
  const [, testosterone] = prices.items
  const row = screen.getByRole('row', { name: /^Testosterone replacement/ })
  const [covers] = within(row).getAllByText(pricesPage.table.columns.covers)
  if (!covers) throw new Error('no fold')
  fireEvent.click(covers)
  for (const line of [...(testosterone?.features ?? []), ...(testosterone?.excludes ?? [])])
    expect(within(row).getByText(line)).toBeVisible()
  expect(within(row).getByText('Most Popular')).toBeVisible()
})

test('the former price is struck through, with the date of the current price', () => {
  render(<PricesPage />)
  expect(screen.getByText(price.firstVisitBefore).tagName).toBe('S')
  expect(document.querySelector(`time[datetime="${prices.asOf}"]`)).toBeInTheDocument()
})

test('the first six months are added up, with six fills of a medicine right below', () => {
  render(<PricesPage />)
  for (const sum of [
    '$199 + 6 × $195 = $1,369, plus laboratory fees',
    '$199 + 6 × $395 = $2,569, plus laboratory fees',
  ])
    expect(screen.getByText(text => text.startsWith(sum))).toBeVisible()
  for (const year of ['$199 + 12 × $195 = $2,539, plus', '$199 + 12 × $395 = $4,939, plus'])
    expect(screen.getByText(text => text.includes(year))).toBeVisible()
  expect(
    screen.getByText(
      'With six fills of a medicine at its maker’s price of September 28, 2026: $4,113 to $5,063, by product and dose, plus laboratory fees.',
    ),
  ).toBeVisible()
})

test('the terms and the sentence on compounded medicines are on the page', () => {
  render(<PricesPage />)
  expect(screen.getByText(disclaimers.compounded)).toBeVisible()
  for (const { text } of Object.values(careTerms)) expect(screen.getByText(text)).toBeVisible()
})

test.each([
  'Wegovy pill, rising to 25 mg: $149 + $199 + 4 × $299 = $1,544.',
  'Wegovy injection, rising to 2.4 mg: 6 × $349 = $2,094.',
  'The same with the starter offer for new patients, if both of its fills are bought by December 31, 2026: 2 × $199 + 4 × $349 = $1,794.',
  'Zepbound, staying at 5 mg: $299 + 5 × $399 = $2,294.',
  'Zepbound, a step up each month to 15 mg, each refill within 45 days of the last delivery: $299 + $399 + 4 × $449 = $2,494.',
  'The same with later refills: $299 + $399 + $499 + 3 × $699 = $3,294.',
])('a course that the label allows, in six fills: %s', line => {
  render(<MakersPrices {...pricesPage.months.makers} medicine={makersPrices} />)
  expect(screen.getByText(line)).toBeVisible()
})

test('from the day after the starter offer no figure of the makers is shown, only where today’s price is', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T06:00:00Z') })
  const { container } = render(<MakersPrices {...pricesPage.months.makers} medicine={makersPrices} />)
  keepShowingWhatHolds()
  jest.useRealTimers()
  for (const shown of container.querySelectorAll('p, li'))
    if (!shown.closest('[hidden]')) expect(shown).not.toHaveTextContent('$')
  expect(screen.getByText(/Today’s price is on the maker’s page/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
