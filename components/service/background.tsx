import type { Service } from '@/content/schema'
import type { WeightTrial } from '@/content/weight-trials'
import type { NumberedSource } from '@/lib/site/references'
import { Cited } from '../sections/cited'
import { More } from '../ui/more'
import { WhyFigure } from './why-figure'

type BackgroundProps = {
  intro: Service['intro']
  why: Service['why']
  sources: readonly NumberedSource[]
  trials: readonly WeightTrial[]
}

/** What the treatment is and what has been studied, each folded under its heading. */
export function Background({ intro, why, sources, trials }: BackgroundProps) {
  const cited = (paragraph: Service['why']['paragraphs'][number]) => (
    <Cited key={paragraph.text} content={paragraph} sources={sources} className="mt-3" />
  )
  return (
    <div className="rows">
      <section>
        <More summary={<h2>{intro.heading}</h2>}>
          <p className="text-lg">{intro.lead}</p>
          {intro.paragraphs.map(cited)}
        </More>
      </section>
      <section>
        <More summary={<h2>{why.heading}</h2>} id="trials">
          {why.paragraphs.map(cited)}
          {why.figure ? <WhyFigure kind={why.figure} trials={trials} /> : null}
        </More>
      </section>
    </div>
  )
}
