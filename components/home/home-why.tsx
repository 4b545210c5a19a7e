import { routes } from '@/lib/routes'
import { Section } from '../sections/section'
import { PlainButton } from '../ui/buttons'
import { LabTimeline } from './lab-timeline'
import { VisitScale } from './visit-scale'

type HomeWhyProps = {
  heading: string
  paragraphs: readonly string[]
  link: string
  visit: { title: string; text: string; ticks: readonly number[]; end: string }
  labs: { title: string; text: string; points: readonly { week: number; label: string }[] }
}

/** Why the clinic is small, with two charts drawn to scale. */
export function HomeWhy({ heading, paragraphs, link, visit, labs }: HomeWhyProps) {
  return (
    <Section tone="pine">
      <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[5fr_1fr_6fr]">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="mt-5 max-w-[26em] text-lg text-on-pine-2">
              {paragraph}
            </p>
          ))}
          <p className="mt-8">
            <PlainButton href={routes.about}>{link}</PlainButton>
          </p>
        </div>
        <div className="grid content-start gap-12 lg:col-start-3">
          <VisitScale {...visit} />
          <LabTimeline {...labs} />
        </div>
      </div>
    </Section>
  )
}
