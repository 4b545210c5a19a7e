import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { SideSection } from '../sections/section'

/** Checkboxes for the visitor: nothing is stored, sent or scored. */
export function Suitability({ heading, note, items, after, notFor }: Service['suitability']) {
  return (
    <SideSection tone="wood" heading={heading} note={note}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {items.map(item => (
          <li key={item} className="border-b border-line">
            <label className="flex min-h-14 items-center gap-4 py-3">
              <input type="checkbox" className="tick" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure">{after}</p>
      <h3 className="mt-8 text-lg">{serviceWords.notFor}</h3>
      <ul className="mt-3 max-w-measure list-disc pl-5">
        {notFor.map(item => (
          <li key={item} className="mb-1.5">
            {item}
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
