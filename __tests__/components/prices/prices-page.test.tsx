import { fireEvent, render, screen, within } from '@testing-library/react'
import PricesPage from '@/app/prices/page'
import { FirstMonths } from '@/components/prices/first-months'
import { FirstVisitPrice } from '@/components/prices/first-visit-price'
import { MakersPrices } from '@/components/prices/makers-prices'
import { keepShowingWhatHolds } from '@/components/ui/until-day.browser'
import { disclaimers } from '@/content/disclaimers'
import { amounts, type Prices, prices, quoted } from '@/content/facts/amounts'
import { medicareBridge } from '@/content/facts/medicare'
import { makersPrices } from '@/content/facts/medicine-prices'
import { careTerms } from '@/content/facts/terms'
import { pricesPage } from '@/content/prices'
import { services } from '@/content/services'
import { firstMonths } from '@/lib/clinic/first-months'
import { usd } from '@/lib/words/money'

test('every service has one row, and those without a price share one cell', () => {
  render(<PricesPage />)
  const [table] = screen.getAllByRole('table')
  if (!table) throw new Error('no table')
  for (const { card } of services)
    expect(
      within(table).getAllByRole('rowheader', { name: new RegExp(`^${card.name.replace('+', '\\+')}`) }),
    ).toHaveLength(1)
  // Once for wide screens, beside the rows, and once for phones, above them.
  expect(
    within(table)
      .getAllByText(quoted)
      .map(cell => [cell.tagName, cell.getAttribute('rowspan')]),
  ).toEqual([
    ['TD', null],
    ['TD', String(pricesPage.table.quoted.length)],
  ])
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
  fireEvent.click(within(row).getByText('Testosterone replacement: What it covers'))
  for (const line of [...(testosterone?.features ?? []), ...(testosterone?.excludes ?? [])])
    expect(within(row).getByText(line)).toBeVisible()
  expect(within(row).getByText('Most Popular')).toBeVisible()
  const [covers, extra] = within(row).getAllByRole('definition')
  expect(covers).toHaveTextContent(testosterone?.features[0] ?? '?')
  expect(extra).toHaveTextContent(testosterone?.excludes[0] ?? '?')
})

const visitAt = (dollars: number, more: Partial<Prices['items'][number]>): Prices => ({
  ...prices,
  items: prices.items.map(item =>
    item.unit === 'visit' ? { ...item, dollars, price: usd(dollars), ...more } : item,
  ),
})
const { firstVisit } = pricesPage

test('the listed price is named as one, without a day from which less was asked', () => {
  const { container } = render(
    <FirstVisitPrice {...firstVisit} prices={visitAt(199, { listedPrice: '$249' })} />,
  )
  expect(screen.getByText('The clinic’s listed price is $249; you pay $199.')).toBeVisible()
  expect(container).not.toHaveTextContent(/since|before|\b20\d\d\b/)
})

test('a former price has the days on which it was asked', () => {
  const former = { dollars: 199, from: '2026-11-16', to: '2027-01-31' }
  render(<FirstVisitPrice {...firstVisit} prices={visitAt(179, { former })} />)
  expect(screen.getByText('The price was $199 from November 16, 2026 to January 31, 2027.')).toBeVisible()
})

test('the first six months and the first year are added up, with six fills of a medicine right below', () => {
  const items = prices.items.map((item, index) => ({ ...item, dollars: [199, 195, 395][index] ?? 0 }))
  const { container } = render(
    <FirstMonths
      {...pricesPage.months}
      medicine={makersPrices}
      medicare={medicareBridge}
      strips={firstMonths({ items })}
    />,
  )
  for (const sum of [
    '$199 + 6 × $195 = $1,369, plus laboratory fees. The first year: $2,539.',
    '$199 + 6 × $395 = $2,569, plus laboratory fees and the medicine. The first year: $4,939.',
    'With six fills at a maker’s price: $4,113 to $5,063, more with late refills, plus laboratory fees.',
  ])
    expect(screen.getByText(sum)).toBeVisible()
  const end = Number(screen.getAllByText('$6,000')[0]?.textContent?.replace(/\D/g, ''))
  const dollars = (bar: Element, name: string) =>
    Math.round((Number.parseFloat(bar.getAttribute(name) ?? '') * end) / 100)
  const medicine = [...container.querySelectorAll('.month-medicine')]
  expect(medicine.map(bar => [dollars(bar, 'x'), dollars(bar, 'width')])).toEqual([
    [2569, 1544],
    [4113, 950],
  ])
})

test('the terms of the contract and the sentence on compounded medicines are on the page', () => {
  render(<PricesPage />)
  expect(screen.getByText(disclaimers.compounded)).toBeVisible()
  const { minimumTerm, notice, refunds, lateCancellation, laboratoryFees, weightMedicine, noCopies } =
    careTerms
  for (const { text } of [
    minimumTerm,
    notice,
    refunds,
    lateCancellation,
    laboratoryFees,
    weightMedicine,
    noCopies,
  ])
    expect(screen.getByText(text)).toBeVisible()
})

test('the federal notice stands folded behind its own heading, which the footer’s link opens', () => {
  render(<PricesPage />)
  const heading = screen.getByRole('heading', {
    name: /You have the right to receive a .Good Faith Estimate/,
  })
  const fold = heading.closest('details')
  expect(fold).not.toHaveAttribute('open')
  expect(fold).toContainElement(document.getElementById('good-faith-estimate'))
})

test('each course that the label allows is added up, in six fills', () => {
  render(<MakersPrices {...pricesPage.months.makers} medicine={makersPrices} medicare={medicareBridge} />)
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    'Wegovy pill, rising to 25 mg $149 + $199 + 4 × $299$1,544',
    'Wegovy injection, rising to 2.4 mg 6 × $349$2,094',
    'The same with the starter offer for new patients, if both of its fills are bought by December 31, 2026 2 × $199 + 4 × $349$1,794',
    'Zepbound, staying at 5 mg $299 + 5 × $399$2,294',
    'Zepbound, a step up each month to 15 mg, each refill within 45 days of the last delivery $299 + $399 + 4 × $449$2,494',
    'The same with later refills $299 + $399 + $499 + 3 × $699$3,294',
  ])
})

test('from the day after the starter offer no figure of the makers is shown, only where today’s price is', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T06:00:00Z') })
  const { container } = render(
    <MakersPrices {...pricesPage.months.makers} medicine={makersPrices} medicare={medicareBridge} />,
  )
  keepShowingWhatHolds()
  jest.useRealTimers()
  for (const shown of container.querySelectorAll('p, table'))
    if (!shown.closest('[hidden]') && !shown.textContent.includes('Medicare'))
      expect(shown).not.toHaveTextContent('$')
  expect(screen.getByText(/Their prices today/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
