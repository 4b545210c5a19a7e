import type { calculator } from '@/content/calculator'
import { Section } from '../sections/section'

type ChartLegendProps = (typeof calculator)['reading']

/** Legend of the chart, with the same patterns. */
export function ChartLegend({ heading, note, cards }: ChartLegendProps) {
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <p className="note mt-2.5">{note}</p>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2">
        {cards.map(({ mark, title, text }) => (
          <li key={title}>
            {mark ? <div aria-hidden="true" className={`swatch swatch-${mark}`} /> : null}
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
