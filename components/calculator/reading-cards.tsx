import type { calculator } from '@/content/calculator'
import { SideSection } from '../sections/section'

type ReadingCardsProps = (typeof calculator)['reading']

/** Legend of the chart, with the same patterns. */
export function ReadingCards({ heading, note, cards }: ReadingCardsProps) {
  return (
    <SideSection heading={heading} note={note}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {cards.map(({ mark, title, text }) => (
          <li key={title}>
            <div aria-hidden="true" className={`swatch swatch-${mark}`} />
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
