import { fireEvent, render, screen, within } from '@testing-library/react'
import PricesPage from '@/app/prices/page'
import { MakersPrices } from '@/components/prices/makers-prices'
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

/** At the makers' lowest and highest price of a month. */
const withMedicine = () => {
  const known = amounts.firstVisit + 6 * amounts.weightLoss
  const { products, month } = makersPrices
  const [from, to] = [
    Math.min(...products.map(product => product.from)),
    Math.max(...products.map(product => product.to)),
  ]
  return `price of ${month}: ${usd(known + 6 * from)} to ${usd(known + 6 * to)}, plus laboratory fees.`
}

test('the first six months are added up, with the medicine right below', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') })
  render(<PricesPage />)
  jest.useRealTimers()
  expect(screen.getByText(text => text.endsWith(withMedicine()))).toBeVisible()
  for (const month of [amounts.testosterone, amounts.weightLoss]) {
    const sum = `${usd(amounts.firstVisit)} + 6 × ${usd(month)} = ${usd(amounts.firstVisit + 6 * month)}`
    expect(screen.getByText(text => text.startsWith(`${sum}, plus laboratory fees`))).toBeVisible()
  }
})

test('the terms and the sentence on compounded medicines are on the page', () => {
  render(<PricesPage />)
  expect(screen.getByText(disclaimers.compounded)).toBeVisible()
  for (const { text } of Object.values(careTerms)) expect(screen.getByText(text)).toBeVisible()
})

test('the medicine is added at the makers’ prices while they are current, and linked after that', () => {
  const show = (isCurrent: boolean) =>
    render(<MakersPrices {...pricesPage.months.makers} medicine={makersPrices} isCurrent={isCurrent} />)
  const { unmount } = show(true)
  expect(
    screen.getByText(/Zepbound injection: \$299 to \$449 a month, \$1,794 to \$2,694 in six months/),
  ).toBeVisible()
  unmount()
  const { container } = show(false)
  expect(container).not.toHaveTextContent('$')
  expect(screen.getAllByRole('link')).toHaveLength(makersPrices.links.length)
})
