import { searchWords } from '@/content/ui/search'
import { highlight } from '@/lib/search/highlight'
import type { SearchHit } from '@/lib/search/search'
import { Link } from '../ui/link'

type SearchHitsProps = { hits: readonly SearchHit[]; onNavigate?: () => void }

/** The results as links, with the matched words marked. */
export function SearchHits({ hits, onNavigate }: SearchHitsProps) {
  return hits.map(hit => (
    <li key={hit.href} className="border-b border-line">
      <Link
        href={hit.href}
        className="block py-3 no-underline hover:bg-tinted"
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        <span className="note">{searchWords.kinds[hit.section]}</span>
        {/* By key: a browser's translator replaces texts, and React would fail to remove single ones. */}
        <span key={`title ${hit.terms}`} className="block font-semibold">
          <Marked text={hit.title} terms={hit.terms} />
        </span>
        <span key={`text ${hit.terms}`} className="note block">
          <Marked text={hit.text} terms={hit.terms} />
        </span>
      </Link>
    </li>
  ))
}

type MarkedProps = { text: string; terms: readonly string[] }

function Marked({ text, terms }: MarkedProps) {
  return highlight(text, terms).map(part =>
    part.hit ? (
      <mark key={part.at} className="bg-brass/35 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
