import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { LeadWords } from '../sections/lead-words'
import { SideSection } from '../sections/section'

type RisksProps = Service['risks'] & {
  sources: readonly NumberedSource[]
  tone: 'wood' | 'paper'
  children?: ReactNode
}

/** Side effects and risks, and when to get help. */
export function Risks({ heading, intro, items, seekHelp, sources, tone, children }: RisksProps) {
  return (
    <SideSection tone={tone} heading={heading} note={intro}>
      {children}
      <ul className="max-w-measure">
        {items.map(item => (
          <li key={item.text} className="border-b border-line py-3.5 first:pt-0">
            <LeadWords text={item.text} />
            <CiteMarks ids={item.sources} sources={sources} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure border-l-4 border-error pl-4 font-semibold">{seekHelp}</p>
    </SideSection>
  )
}
