import type { Makers } from '@/content/facts/medicine-prices'
import { axisEnd, monthsShown, type FirstMonths as Strip, usualTotals } from '@/lib/clinic/first-months'
import type { EndingSentence } from '@/lib/words/ending'
import { fill } from '@/lib/words/fill'
import { usd } from '@/lib/words/money'
import { Section } from '../sections/section'
import { UntilDay } from '../ui/until-day'
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
  medicare: EndingSentence
  year: string
  strips: readonly Strip[]
}

const axisStep = 2000
const monthsOfYear = 12
/** Length of the open end, in dollars on the axis. It is no amount: the fees it represents are unknown. */
const openEnd = 100
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/**
 * Cost of the first months: a sum in words over a strip to scale. The open end of the strip represents costs not
 * included.
 */
export function FirstMonths(props: FirstMonthsProps) {
  const { heading, text, sum, year, plus, weightPlus, parts, notes, makers, medicine, medicare, strips } =
    props
  if (strips.length === 0) return null
  const added = usualTotals(medicine.courses)
  const end = axisEnd(
    Math.max(...strips.map(({ key, total }) => total + (key === 'weight-loss' ? added.to : 0))),
    axisStep,
  )
  return (
    <Section tone="tinted" id="months">
      <div className="grid gap-6 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="text-side">{heading}</h2>
          <p className="note mt-2.5 lg:max-w-80">{text}</p>
        </div>
        <div className="min-w-0">
          {strips.map(({ key, name, parts: [visit = 0, month = 0], total }) => {
            const isWeight = key === 'weight-loss'
            const inWords = (words: string, count: number) =>
              fill(words, { visit: usd(visit), count, month: usd(month), total: usd(visit + count * month) })
            const strip = (medicineAdded?: typeof added) => (
              <MonthStrip
                medicine={medicineAdded}
                program={key}
                visit={visit}
                month={month}
                end={end}
                label={fill(parts, { count: monthsShown, month: usd(month) })}
              />
            )
            return (
              <div key={key} className="mb-6">
                <h3 className="text-lg">{name}</h3>
                <p className="data mb-2">
                  {inWords(sum, monthsShown)}
                  {isWeight ? weightPlus : plus} {inWords(year, monthsOfYear)}
                </p>
                {isWeight ? (
                  <UntilDay as="div" until={medicine.validUntil} after={strip()}>
                    <p className="data mb-2 font-semibold">
                      {fill(makers.total, {
                        from: usd(total + added.from),
                        to: usd(total + added.to),
                      })}
                    </p>
                    {strip(added)}
                  </UntilDay>
                ) : (
                  strip()
                )}
                <MonthAxis end={end} />
                <MarkedLines lines={isWeight ? notes.weightLoss : notes.testosterone} className="mt-2" />
                {isWeight ? <MakersPrices {...makers} medicine={medicine} medicare={medicare} /> : null}
              </div>
            )
          })}
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
