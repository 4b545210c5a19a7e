import { hours } from '@/content/facts/hours'
import { openDaysInShort } from '@/lib/clinic/hours'
import { bind } from '../bind'

/** The opening hours of the week. Its module says whether the clinic is open now, which a served page cannot know. */
export function OpenNow() {
  return (
    // As short as what replaces it: a second row on a narrow phone would shift the page.
    <span className="open-now" {...bind('open-now')}>
      {openDaysInShort(hours)}
    </span>
  )
}
