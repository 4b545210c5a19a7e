import type { ComponentProps } from 'react'
import { routes } from '@/lib/routes'
import { Section } from '../sections/section'
import { PlainButton } from '../ui/buttons'
import { VisitScale } from './visit-scale'

type HomeWhyProps = {
  heading: string
  paragraphs: readonly string[]
  link: string
  visit: ComponentProps<typeof VisitScale>
}

/** Why the clinic is small, with the length of the first visit drawn to scale. */
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
        <div className="grid content-center gap-8 lg:col-start-3">
          <VisitScale {...visit} />
        </div>
      </div>
    </Section>
  )
}
