import type { Urgencies } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'

const levels = ['emergency', 'emergencyRoom', 'sameDay', 'soon'] as const

type SeekHelpProps = { signs: Urgencies; sources: readonly NumberedSource[] }

/** What is for 911, for the emergency room, for urgent care when the clinic is closed, and for the clinic. */
export function SeekHelp({ signs, sources }: SeekHelpProps) {
  return (
    <div className="seek-help">
      {levels.map(level =>
        signs[level] ? (
          <p key={level}>
            <b>{serviceWords.seekHelp[level]}</b>
            {` ${signs[level]}`}
            <CiteMarks ids={signs.sources?.[level]} sources={sources} />
          </p>
        ) : null,
      )}
    </div>
  )
}
