import type { ServiceKey } from '@/content/schema'
import { iconArray } from '@/content/ui/figures'
import { type Risk, serviceRisks } from '@/content/ui/trial-figures'
import { countedMen, crowd, man } from '@/lib/figures/geometry'
import type { NumberedSource } from '@/lib/site/references'
import { decimal } from '@/lib/words/decimal'
import { fill } from '@/lib/words/fill'
import { CiteMarks } from '../sections/cited'

type IconArrayProps = { serviceKey: ServiceKey; sources: readonly NumberedSource[] }

/** A risk with and without treatment, each as 100 men, with the numbers as text. Null for a service without one. */
export function IconArray({ serviceKey, sources }: IconArrayProps) {
  const risk = serviceRisks[serviceKey]
  return risk ? <Men risk={risk} sources={sources} /> : null
}

function Men({ risk, sources }: { risk: Risk; sources: readonly NumberedSource[] }) {
  const { name, treated, placebo, source } = risk
  const arms = [
    { count: treated, of: iconArray.treated },
    { count: placebo, of: iconArray.placebo },
  ]
  return (
    <figure className="men">
      <figcaption>
        {fill(iconArray.heading, { risk: name })}
        <CiteMarks ids={[source]} sources={sources} />
      </figcaption>
      {arms.map(({ count, of }) => (
        <div key={of}>
          <p className="data">
            <b>{decimal(count)}</b>
            {` ${of}`}
          </p>
          <Crowd count={count} />
        </div>
      ))}
      <p className="note">{iconArray.caption}</p>
      <CrowdPatterns />
    </figure>
  )
}

/** A hundred people, `count` of them filled. */
export function Crowd({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${crowd.width} ${crowd.height}`} aria-hidden="true">
      <rect {...crowd} fill="url(#men-all)" />
      {countedMen(count).map(rect => (
        <rect key={rect.y} {...rect} fill="url(#men-counted)" />
      ))}
    </svg>
  )
}

/** One man as an SVG pattern: a hundred take no more bytes than one. */
export function CrowdPatterns() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {['all', 'counted'].map(kind => (
        <pattern
          key={kind}
          id={`men-${kind}`}
          width={man.cellWidth}
          height={man.cellHeight}
          patternUnits="userSpaceOnUse"
        >
          <path
            className={`men-${kind}`}
            d="M7.5.2a2.8 2.8 0 0 1 0 5.6a2.8 2.8 0 0 1 0-5.6M1.6 9.4q0-2.5 2.5-2.5h6.8q2.5 0 2.5 2.5v5.3l-1.7.8-.4 6.7H9.1l-.4-5H6.3l-.4 5H3.7l-.4-6.7-1.7-.8z"
          />
        </pattern>
      ))}
    </svg>
  )
}
