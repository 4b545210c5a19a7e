import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { fill } from '@/lib/fill'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { LeadWords } from '../sections/lead-words'
import { More } from '../ui/more'
import { SeekHelp } from './seek-help'
import { ServiceBlock } from './service-block'

type RisksProps = Service['risks'] & { sources: readonly NumberedSource[]; children?: ReactNode }

/** A list longer than `most` shows its first five; the rest are folded. */
const shown = 5
const most = 6

/** Side effects and risks, each in a sentence or two with details folded, and when to get help. */
export function Risks({ heading, intro, items, seekHelp, sources, children }: RisksProps) {
  const first = items.length > most ? items.slice(0, shown) : items
  const rest = items.slice(first.length)
  return (
    <ServiceBlock id="risk" heading={heading} note={intro}>
      {children}
      <RiskList items={first} sources={sources} />
      {rest.length > 0 ? (
        <More summary={fill(serviceWords.moreRisks, { count: rest.length })}>
          <RiskList items={rest} sources={sources} />
        </More>
      ) : null}
      <SeekHelp signs={seekHelp} sources={sources} />
    </ServiceBlock>
  )
}

function RiskList({ items, sources }: Pick<RisksProps, 'items' | 'sources'>) {
  return (
    <ul className="rows risks">
      {items.map(({ text, more, sources: ids }) => (
        <li key={text}>
          {more ? (
            <More
              summary={
                <span>
                  <LeadWords text={text} />
                </span>
              }
            >
              {more}
              <CiteMarks ids={ids} sources={sources} />
            </More>
          ) : (
            <p>
              <LeadWords text={text} />
              <CiteMarks ids={ids} sources={sources} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
