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

const axisStep = 1000
/** Length of the open end, in dollars on the axis. It is no amount: the fees it represents are unknown. */
const openEnd = 100
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/**
 * Cost of the first months: a sum in words over a strip to scale. The open end of the strip represents costs not
 * included.
 */
export function FirstMonths(props: FirstMonthsProps) {
  const { heading, text, sum, plus, weightPlus, parts, notes, makers, medicine, isCurrent, strips } = props
  const end = axisEnd(Math.max(...strips.map(({ total }) => total)), axisStep)
  const ticks = Array.from({ length: end / axisStep + 1 }, (_, index) => index * axisStep)
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
              <MonthStrip
                program={key}
                visit={visit}
                month={month}
                end={end}
                label={fill(parts, { count: monthsShown, month: usd(month) })}
              />
              <MarkedLines
                lines={key === 'weight-loss' ? notes.weightLoss : notes.testosterone}
                className="mt-2 text-sm"
              />
              {key === 'weight-loss' ? (
                <MakersPrices {...makers} known={total} medicine={medicine} isCurrent={isCurrent} />
              ) : null}
            </div>
          ))}
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
        </div>
      </div>
    </Section>
  )
}

type MonthStripProps = { program: string; visit: number; month: number; end: number; label: string }

/** Widths are percentages of the axis, so that the drawing is to scale on every screen. The sum above it says the same. */
function MonthStrip({ program, visit, month, end, label }: MonthStripProps) {
  const after = visit + monthsShown * month
  return (
    <svg className="month-strip data" data-program={program} width="100%" height="46" aria-hidden="true">
      <rect className="month-shadow" x="2" y="4" width={percent(after, end)} height="40" />
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
