import { searchWords } from '@/content/ui/search'
import { serviceHeads } from '@/content/ui/trial-figures'
import { highlight } from '@/lib/search/highlight'
import type { SearchHit } from '@/lib/search/search'
import { serviceKeys, servicePaths } from '@/lib/site/paths'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'

type SearchHitsProps = { hits: readonly SearchHit[]; onNavigate?: () => void }

/** The results as links, with the matched words marked. */
export function SearchHits({ hits, onNavigate }: SearchHitsProps) {
  return hits.map(hit => (
    <li key={hit.href} className="border-b border-line">
      <Link
        href={hit.href}
        className="flex items-start gap-4 py-3 no-underline hover:bg-tinted"
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        <HitEmblem href={hit.href} />
        <span>
          <span className="note">{searchWords.kinds[hit.section]}</span>
          {/* By key: a browser's translator replaces texts, and React would fail to remove single ones. */}
          <span key={`title ${hit.terms}`} className="block font-semibold">
            <Marked text={hit.title} terms={hit.terms} />
          </span>
          <span key={`text ${hit.terms}`} className="note block max-w-none">
            <Marked text={hit.text} terms={hit.terms} />
          </span>
        </span>
      </Link>
    </li>
  ))
}

/** The drawing of a service. Its address is made here: the list of all drawings would weigh more than the search. */
function HitEmblem({ href }: { href: string }) {
  const key = serviceKeys.find(one => servicePaths[one] === href)
  if (!key) return null
  const art = { src: `/figures/emblem-${serviceHeads[key]}.svg`, width: 64, height: 48 }
  return (
    <span className="mt-1 shrink-0">
      <Picture art={art} alt="" sizes="64px" />
    </span>
  )
}

type MarkedProps = { text: string; terms: readonly string[] }

function Marked({ text, terms }: MarkedProps) {
  return highlight(text, terms).map(part =>
    part.hit ? (
      <mark key={part.at} className="bg-brass/35 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
