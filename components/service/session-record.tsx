import { sessions } from '@/content/ui/service'
import { fill } from '@/lib/fill'
import { CompareSlider } from '../integrations/compare-slider'

type SessionRecordProps = {
  items: readonly {
    condition: string
    treatments: number
    alt: string
    before?: string | undefined
    after?: string | undefined
  }[]
}

const most = 4

/** Before and after: a slider when both consented photos exist, otherwise a text record of condition and sessions. */
export function SessionRecord({ items }: SessionRecordProps) {
  return (
    <ul className="border-t border-line bg-sheet">
      {items.map(({ condition, treatments, alt, before, after }) => (
        <li
          key={condition}
          className="grid items-center gap-x-6 gap-y-2 border-b border-line px-5 py-4 sm:grid-cols-[1.2fr_1fr_1.5fr]"
        >
          <h3 className="text-lg">{condition}</h3>
          <svg viewBox="0 0 160 12" className="h-3 w-40" aria-hidden="true">
            <rect x="0.5" y="0.5" width="159" height="11" fill="none" stroke="var(--color-ink)" />
            <rect width={(160 / most) * treatments} height="12" fill="var(--color-ink)" />
            <path d="M40 0V12M80 0V12M120 0V12" stroke="var(--color-sheet)" strokeOpacity="0.5" />
          </svg>
          <p className="note data">
            {fill(treatments === 1 ? sessions.treatment : sessions.treatments, { count: treatments })}
            {before && after ? null : sessions.consent}
          </p>
          {before && after ? (
            <div className="sm:col-span-3">
              <CompareSlider
                before={before}
                after={after}
                alt={alt}
                label={fill(sessions.label, { condition })}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
