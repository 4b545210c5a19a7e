import type { Service } from '@/content/schema'
import { checklistWords, serviceWords } from '@/content/ui/service'
import { routes } from '@/lib/routes'
import { KeepTicks } from '../device/keep-ticks'
import { Link } from '../ui/link'
import { ServiceBlock } from './service-block'

/**
 * Checkboxes for the visitor. Nothing is sent or counted, and kept only on request: CSS shows one of two sentences, with or
 * without JavaScript.
 */
export function Suitability({ heading, note, items, after, answer, notFor }: Service['suitability']) {
  return (
    <ServiceBlock id="fit" heading={heading} note={note}>
      {/* No fieldset: its legend would repeat the heading. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" className="checklist" aria-label={heading}>
        <ul>
          {items.map((item, index) => (
            <li key={item} {...(answer.counts.includes(index + 1) ? { className: 'counts' } : {})}>
              <label>
                <input type="checkbox" className="tick" />
                {item}
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm">{after}</p>
        <p className="checklist-answer no-print" role="status">
          <Link className="if-none text-link" href={routes.start}>
            {checklistWords.unsure}
          </Link>
          <span className="if-counts">{answer.some}</span>
          <span className="if-others">{answer.others}</span>
        </p>
        <KeepTicks />
      </div>
      <h3 className="not-for">{serviceWords.notFor}</h3>
      <ul className="not-for-list">
        {notFor.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </ServiceBlock>
  )
}
