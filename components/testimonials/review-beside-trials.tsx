import { serviceEffects } from '@/content/ui/trial-figures'
import { servicePaths } from '@/lib/routes'
import { grouped } from '@/lib/words/decimal'
import { EffectRows } from '../figures/effect-plot'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { DotField } from './dot-field'

type ReviewBesideTrialsProps = {
  heading: string
  text: string
  review: string
  men: string
  found: string
  scale: string
  link: string
}

const trt = 'testosterone-replacement-therapy'

/** One review beside the men of the pooled trials, one dot each, and what those trials found. */
export function ReviewBesideTrials({
  heading,
  text,
  review,
  men,
  found,
  scale,
  link,
}: ReviewBesideTrialsProps) {
  const effects = serviceEffects[trt]
  if (!effects) return null
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5">{text}</p>
      <div className="one-of-many">
        <p>
          <b className="data">1</b> {review}
        </p>
        <svg className="one-dot" width="8" height="8" aria-hidden="true">
          <circle cx="4" cy="4" r="3" />
        </svg>
        <p>
          <b className="data">{grouped(effects.people)}</b> {men}
        </p>
        <div>
          <DotField count={effects.people} perRow={111} className="max-sm:hidden" />
          <DotField count={effects.people} perRow={50} className="sm:hidden" />
        </div>
      </div>
      <h3 className="mt-8 text-md">{found}</h3>
      <EffectRows items={effects.items} />
      <p className="note mt-3">{scale}</p>
      <GoLink href={`${servicePaths[trt]}#benefit`}>{link}</GoLink>
    </Section>
  )
}
