import { render, screen } from '@testing-library/react'
import { ServiceCost } from '@/components/service/service-cost'
import { prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { firstVisit } from '@/content/facts/first-visit'
import { makersPrices } from '@/content/facts/medicine-prices'
import { costWords } from '@/content/ui/service'
import { firstMonths, usualTotals } from '@/lib/clinic/first-months'
import { usd } from '@/lib/words/money'

const monthly = { kind: 'pricing', heading: 'What it costs', claim: 'testosterone' } as const
const quote = { covers: 'Three sessions.', dependsOn: 'The area.' }

test.each([
  ['a monthly price', { parts: [monthly], quote: undefined }],
  ['a quote', { parts: [], quote }],
])('after %s the visit can be booked', (_, cost) => {
  render(<ServiceCost {...cost} prices={prices} />)
  expect(screen.getByRole('link', { name: `${clinic.booking.button} (opens in a new tab)` })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(screen.getByText(text => text.startsWith(`First visit: ${firstVisit.price}, `))).toBeVisible()
})

test('the sum of six months counts the first visit, as on the prices page', () => {
  const { container } = render(<ServiceCost parts={[monthly]} quote={undefined} prices={prices} />)
  const [months] = firstMonths({
    items: prices.items.filter(({ key, unit }) => unit === 'visit' || key === monthly.claim),
  })
  expect(container.querySelector('.key-figure')).toHaveTextContent(usd(months?.total ?? 0))
})

test('the sum with the medicine stands where the price leaves it out, and only there', () => {
  const medicine = { makers: makersPrices }
  const drawn = (claim: string) =>
    render(
      <ServiceCost parts={[{ ...monthly, claim }]} quote={undefined} prices={prices} medicine={medicine} />,
    ).container
  const total = firstMonths(prices).find(({ key }) => key === 'weight-loss')?.total ?? 0
  const { from, to } = usualTotals(makersPrices.courses)
  const weight = drawn('weight-loss')
  expect(weight.querySelector('[data-until]')).toHaveTextContent(
    `${usd(total + from)} to ${usd(total + to)}: first visit, six months and the medicine`,
  )
  expect(weight).toHaveTextContent(`Our part of the six months is ${usd(total)}.`)
  // Once the makers' prices have expired.
  expect(weight.querySelector('[data-after]')).toHaveTextContent(
    `${usd(total)} ${costWords.sixMonthsNoMedicine}`,
  )
  expect(drawn('testosterone')).not.toHaveTextContent('medicine')
})

test('a claim without a price is named', () => {
  expect(() =>
    render(<ServiceCost parts={[{ ...monthly, claim: 'peptides' }]} quote={undefined} prices={prices} />),
  ).toThrow('There is no price "peptides"')
})
