import type { Urgencies } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import type { NumberedSource } from '@/lib/site/references'
import { CiteMarks } from '../sections/cited'

const levels = ['emergency', 'emergencyRoom', 'sameDay', 'soon'] as const

type SeekHelpProps = { signs: Urgencies; sources: readonly NumberedSource[] }

/** What is for 911, for the emergency room, for urgent care when the clinic is closed, and for the clinic. */
export function SeekHelp({ signs, sources }: SeekHelpProps) {
  const given = levels.filter(level => signs[level])
  return (
    <div className="seek-help">
      {given.map(level => (
        <p key={level}>
          <b>{serviceWords.seekHelp[level]}</b> {signs[level]}
          {level === given.at(-1) ? <CiteMarks ids={signs.sources} sources={sources} /> : null}
        </p>
      ))}
    </div>
  )
}
