import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { LeadWords, splitLabel } from '../sections/lead-words'
import { More } from '../ui/more'
import { OpenAll } from '../ui/open-all'
import { SeekHelp } from './seek-help'
import { ServiceBlock } from './service-block'

type RisksProps = Service['risks'] & { sources: readonly NumberedSource[]; children?: ReactNode }

/** Side effects and risks, those with more to say folded under their names, and when to get help. */
export function Risks({ heading, intro, items, seekHelp, sources, children }: RisksProps) {
  return (
    <ServiceBlock id="risk" heading={heading} note={intro}>
      {children}
      {items.some(({ more }) => more) ? <OpenAll /> : null}
      <ul className="rows risks">
        {items.map(({ text, more, sources: ids }) => (
          <li key={text}>
            {more ? (
              <More summary={<NamedRisk text={text} />}>
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
      <SeekHelp signs={seekHelp} sources={sources} />
    </ServiceBlock>
  )
}

/** Siblings, because a <summary> may contain headings but a <span> may not. */
function NamedRisk({ text }: { text: string }) {
  const [name, rest] = splitLabel(text)
  return (
    <>
      <h3>{name.slice(0, -1)}</h3>
      {/* The text continues the label after a colon; below a heading it begins. */}
      {rest ? <span>{rest.replace(/\S/, first => first.toUpperCase())}</span> : null}
    </>
  )
}
