import type { Makers } from '@/content/facts/medicine-prices'
import { fill } from '@/lib/fill'
import { axisEnd, monthsShown, type FirstMonths as Strip } from '@/lib/first-months'
import { usd } from '@/lib/money'
import { Section } from '../sections/section'
import { MakersPrices, type MakersWords } from './makers-prices'
import { MarkedLines } from './marked-lines'

type FirstMonthsProps = {
  heading: string
  text: string
  sum: string
  plus: string
  weightPlus: string
  /** Months as one part of the strip. */
  parts: string
  notes: { testosterone: readonly string[]; weightLoss: readonly string[] }
  makers: MakersWords
  medicine: Makers
  /** Whether the makers' figures may still be shown. */
  isCurrent: boolean
  strips: readonly Strip[]
}

const axisStep = 2000
/** Length of the open end, in dollars on the axis. It is no amount: the fees it represents are unknown. */
const openEnd = 100
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/**
 * Cost of the first months: a sum in words over a strip to scale. The open end of the strip represents costs not
 * included.
 */
export function FirstMonths(props: FirstMonthsProps) {
  const { heading, text, sum, plus, weightPlus, parts, notes, makers, medicine, isCurrent, strips } = props
  const months = medicine.products.map(({ from, to }) => ({ from: monthsShown * from, to: monthsShown * to }))
  /** What the medicine adds, from the cheapest dose of the cheapest product to the dearest. */
  const added = {
    from: Math.min(...months.map(({ from }) => from)),
    to: Math.max(...months.map(({ to }) => to)),
  }
  const medicineOf = (key: string) => (isCurrent && key === 'weight-loss' ? added : undefined)
  const end = axisEnd(
    Math.max(...strips.map(({ key, total }) => total + (medicineOf(key)?.to ?? 0))),
    axisStep,
  )
  return (
    <Section tone="tinted" id="months">
      <div className="grid gap-6 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 className="text-side">{heading}</h2>
          <p className="note mt-2.5 lg:max-w-64">{text}</p>
        </div>
        <div className="min-w-0">
          {strips.map(({ key, name, parts: [visit = 0, month = 0], total }) => (
            <div key={key} className="mb-6">
              <h3 className="text-lg">{name}</h3>
              <p className="data mb-2 text-sm">
                {fill(sum, {
                  visit: usd(visit),
                  count: monthsShown,
                  month: usd(month),
                  total: usd(total),
                })}
                {key === 'weight-loss' ? weightPlus : plus}
              </p>
              {medicineOf(key) ? (
                <p className="data mb-2 text-sm font-semibold">
                  {fill(makers.total, {
                    month: medicine.month,
                    from: usd(total + added.from),
                    to: usd(total + added.to),
                  })}
                </p>
              ) : null}
              <MonthStrip
                medicine={medicineOf(key)}
                program={key}
                visit={visit}
                month={month}
                end={end}
                label={fill(parts, { count: monthsShown, month: usd(month) })}
              />
              <MonthAxis end={end} />
              <MarkedLines
                lines={key === 'weight-loss' ? notes.weightLoss : notes.testosterone}
                className="mt-2 text-sm"
              />
              {key === 'weight-loss' ? (
                <MakersPrices {...makers} medicine={medicine} isCurrent={isCurrent} />
              ) : null}
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

function MonthAxis({ end }: { end: number }) {
  const ticks = Array.from({ length: end / axisStep + 1 }, (_, index) => index * axisStep)
  return (
    <svg className="month-axis data" width="100%" height="34" aria-hidden="true">
      <line x1="0" x2="100%" y1="1" y2="1" />
      {ticks.map((dollars, index) => (
        <text
          key={dollars}
          x={percent(dollars, end)}
          y="24"
          textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
        >
          {usd(dollars)}
        </text>
      ))}
    </svg>
  )
}

type MonthStripProps = {
  program: string
  visit: number
  month: number
  /** Dollars that a medicine adds to it, at least and at most. */
  medicine: { from: number; to: number } | undefined
  end: number
  label: string
}

/** Widths are percentages of the axis, so that the drawing is to scale on every screen. The sum above it says the same. */
function MonthStrip({ program, visit, month, medicine, end, label }: MonthStripProps) {
  const sum = visit + monthsShown * month
  const after = sum + (medicine?.to ?? 0)
  return (
    <svg className="month-strip data" data-program={program} width="100%" height="46" aria-hidden="true">
      <rect className="month-shadow" x="2" y="4" width={percent(sum, end)} height="40" />
      {medicine ? (
        <>
          <rect
            className="month-medicine"
            x={percent(sum, end)}
            y="0.75"
            width={percent(medicine.from, end)}
            height="38.5"
          />
          <rect
            className="month-medicine"
            x={percent(sum + medicine.from, end)}
            y="0.75"
            width={percent(medicine.to - medicine.from, end)}
            height="38.5"
            strokeDasharray="5 4"
          />
        </>
      ) : null}
      <rect className="month-visit" x="0.75" y="0.75" width={percent(visit, end)} height="38.5" />
      {Array.from({ length: monthsShown }, (_, index) => visit + index * month).map(from => (
        <rect
          key={from}
          className="month-part"
          x={percent(from, end)}
          y="0"
          width={percent(month, end)}
          height="40"
        />
      ))}
      <text x={percent(visit + (monthsShown * month) / 2, end)} y="25" textAnchor="middle">
        {label}
      </text>
      <line
        className="month-open"
        x1={percent(after, end)}
        x2={percent(after + openEnd, end)}
        y1="1"
        y2="1"
      />
      <line
        className="month-open"
        x1={percent(after, end)}
        x2={percent(after + openEnd, end)}
        y1="39"
        y2="39"
      />
    </svg>
  )
}
