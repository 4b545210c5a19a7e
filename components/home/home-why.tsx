import type { ComponentProps } from 'react'
import { Section } from '../sections/section'
import { VisitQuarters } from './visit-quarters'

type HomeWhyProps = {
  heading: string
  text: string
  visit: ComponentProps<typeof VisitQuarters>
}

/** Why the clinic is small, with the first visit by the quarter-hour. */
export function HomeWhy({ heading, text, visit }: HomeWhyProps) {
  return (
    <Section tone="dark">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[5fr_1fr_6fr]">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 max-w-[34em] text-lg text-on-dark-2">{text}</p>
        </div>
        <div className="lg:col-start-3">
          <VisitQuarters {...visit} />
        </div>
      </div>
    </Section>
  )
}
