import type { Urgencies } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'
import { LinkedWords } from '../ui/linked-words'

const levels = ['emergency', 'emergencyRoom', 'sameDay', 'soon'] as const

type SeekHelpProps = { signs: Urgencies; sources: readonly NumberedSource[] }

/**
 * A card for each urgency: 911, the emergency room, urgent care when the clinic is closed, and the clinic. As the NHS's care
 * cards: at most one a level, its head colored, its signs as a list.
 */
export function SeekHelp({ signs, sources }: SeekHelpProps) {
  return (
    <div className="mt-5 grid gap-2.5 sm:grid-cols-2 sm:gap-4 sm:*:last:odd:col-span-2">
      {levels.map(level => {
        const list = signs[level]
        return list ? (
          <section key={level} className="care" data-level={level}>
            <h3>
              <LinkedWords text={serviceWords.seekHelp[level]} />
            </h3>
            <ul>
              {list.map((sign, index) => (
                <li key={sign}>
                  <LinkedWords text={sign} />
                  {index === list.length - 1 ? (
                    <CiteMarks ids={signs.sources?.[level]} sources={sources} />
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null
      })}
    </div>
  )
}
