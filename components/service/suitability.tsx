import type { Service } from '@/content/schema'
import { checklistWords, serviceWords } from '@/content/ui/service'
import { routes } from '@/lib/routes'
import { KeepTicks } from '../device/keep-ticks'
import { Section } from '../sections/section'
import { FirstVisitButton } from '../ui/buttons'
import { Link } from '../ui/link'
import { LinkedWords } from '../ui/linked-words'
import { unbrokenWords } from '../ui/no-break'

/**
 * Checkboxes for the visitor, beside who it is not for. Nothing is sent or counted, and kept only on request: once something
 * is checked, CSS shows one of two sentences and the booking button, with or without JavaScript.
 */
export function Suitability({ heading, note, items, after, answer, notFor }: Service['suitability']) {
  return (
    <Section id="fit" tone="tinted">
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2 lg:gap-14">
        {/* No fieldset: its legend would repeat the heading. */}
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="group" className="checklist" aria-label={heading}>
          <h2 className="side-title">{unbrokenWords(heading)}</h2>
          {note ? <p className="note mt-2.5">{note}</p> : null}
          <ul className="mt-2 sm:mt-4">
            {items.map((item, index) => (
              <li key={item} {...(answer.counts.includes(index + 1) ? { className: 'counts' } : {})}>
                <label>
                  <input type="checkbox" className="tick" />
                  {item}
                </label>
              </li>
            ))}
          </ul>
          <p className="note mt-2.5">{after}</p>
          <p className="checklist-answer no-print" role="status">
            <Link className="if-none text-link" href={routes.start}>
              {checklistWords.unsure}
            </Link>
            <span className="if-counts">{answer.some}</span>
            <span className="if-others">{answer.others}</span>
          </p>
          <div className="if-any no-print">
            <FirstVisitButton />
          </div>
          <KeepTicks />
        </div>
        <div>
          <h3 className="side-title max-lg:text-xl">{serviceWords.notFor}</h3>
          <ul className="not-for ruled mt-1.5 text-sm max-sm:leading-snug sm:mt-2 lg:mt-4 max-sm:[&>li]:py-1.25">
            {notFor.map(item => (
              <li key={item} className="sm:max-lg:pr-[16%]">
                <LinkedWords text={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
