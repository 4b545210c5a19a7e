import type { Search } from '@/content/facts/searches'
import type { RenderedPage } from './page-rules'

/** English sentences that say that a search found nothing, or how things stand with a product: both may change any day. */
const needsSearch = [
  /\bwe (have |had )?found (no|none)\b/i,
  /\bwe found only studies without\b/i,
  /\bwe know of no(ne)?\b/i,
  /\b(no|nobody|nothing|none)\b[^.]*\b(that )?we know of\b/i,
  /\bas far as we know\b/i,
  /\b(nobody|no (study|trial)) has (studied|measured|tested|fixed|followed|counted|compared)\b/i,
  /\breviews found no\b/i,
  /\bno longer (sold|made|marketed|available|approved)\b/i,
  /\b(in short supply|still being (tested|studied|reviewed)|not approved by the FDA)\b/i,
  /\bcurrently (no|not|none)\b/i,
  /\bNo [\w ]+ (is|are|has been) FDA-approved\b/,
]
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s*(?=[\p{Lu}“])/u)

/**
 * A page that says such a thing without a search that was written down; and a search that no page rests on.
 * @param pages in English, as rendered, by path.
 */
export function searchFindings(
  searches: Readonly<Record<string, Search>>,
  pages: ReadonlyMap<string, Pick<RenderedPage, 'text'>>,
): string[] {
  const said = Object.values(searches).flatMap(({ says }) => says)
  const texts = [...pages].map(([path, { text }]) => ({ path, text }))
  return [
    ...texts.flatMap(({ path, text }) =>
      sentencesOf(text)
        .filter(sentence => needsSearch.some(pattern => pattern.test(sentence)))
        .filter(sentence => !said.some(words => sentence.includes(words)))
        .map(
          sentence =>
            `${path}: "${sentence.trim().slice(-160)}" rests on no search in content/facts/searches.ts`,
        ),
    ),
    ...Object.entries(searches).flatMap(([name, { says }]) =>
      says
        .filter(words => !texts.some(({ text }) => text.includes(words)))
        .map(words => `content/facts/searches.ts ${name}: no page says "${words}"`),
    ),
  ]
}
