import type { ComponentProps } from 'react'
import { routes } from '@/lib/routes'
import { Section } from '../sections/section'
import { PlainButton } from '../ui/buttons'
import { VisitQuarters } from './visit-quarters'

type HomeWhyProps = {
  heading: string
  paragraphs: readonly string[]
  link: string
  visit: ComponentProps<typeof VisitQuarters>
}

/** Why the clinic is small, with the first visit by the quarter-hour. */
export function HomeWhy({ heading, paragraphs, link, visit }: HomeWhyProps) {
  return (
    <Section tone="dark">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[5fr_1fr_6fr]">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="mt-3 max-w-[34em] text-on-dark-2">
              {paragraph}
            </p>
          ))}
          <p className="mt-6">
            <PlainButton href={routes.about}>{link}</PlainButton>
          </p>
        </div>
        <div className="lg:col-start-3">
          <VisitQuarters {...visit} />
        </div>
      </div>
    </Section>
  )
}
