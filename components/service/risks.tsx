import type { ReactNode } from 'react'
import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { KeySection } from '../sections/section'
import { LinkedWords } from '../ui/linked-words'
import { More } from '../ui/more'
import { OpenAll } from '../ui/open-all'
import { SeekHelp } from './seek-help'

type RisksProps = Service['risks'] & { sources: readonly NumberedSource[]; children?: ReactNode }

/** Side effects and risks, each as a name and a sentence, boxed warnings first; then when to get help, by urgency. */
export function Risks({ landmark, heading, intro, items, seekHelp, sources, children }: RisksProps) {
  return (
    <KeySection id="risk" tone="card" landmark={landmark} heading={heading} note={intro}>
      {children}
      {items.some(({ more }) => more) ? (
        <div className="max-sm:hidden">
          <OpenAll />
        </div>
      ) : null}
      <ul className="ruled mt-3 sm:mt-4">
        {items.map(({ title, text, isBoxed, more, help, sources: ids }) => {
          const row = (
            <>
              <h3>
                {title}
                {isBoxed ? (
                  <>
                    {' '}
                    <span className="boxed">{serviceWords.boxed}</span>
                  </>
                ) : null}
              </h3>{' '}
              <span>
                {more ? text : <LinkedWords text={text} />}
                {more ? null : <CiteMarks ids={ids} sources={sources} />}
              </span>
            </>
          )
          return (
            <li key={title}>
              {more ? (
                <More className="more risk" summaryClass="run-in" summary={row}>
                  <LinkedWords text={more} />
                  <CiteMarks ids={ids} sources={sources} />
                </More>
              ) : (
                <div className="risk run-in max-w-measure">{row}</div>
              )}
              {help ? (
                <p className="risk max-w-measure">
                  <LinkedWords text={help} />
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      <SeekHelp signs={seekHelp} sources={sources} />
    </KeySection>
  )
}
