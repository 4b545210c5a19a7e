import type { Graph } from 'schema-dts'
import { isInEnglish } from '@/lib/words/in-english'

type JsonLdProps = { data: Graph }

/** A part whose name or description is not translated yet is also in English. */
function withEnglish(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('inLanguage' in value)) return value
  const { inLanguage, ...fields } = value
  const isMixed =
    typeof inLanguage === 'string' &&
    Object.values(fields).some(field => typeof field === 'string' && isInEnglish(field))
  return isMixed ? { ...fields, inLanguage: [inLanguage, 'en'] } : value
}

/**
 * Structured data of a page. The only place that writes raw HTML: `<` is escaped so that no text can end the
 * script element.
 */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data, withEnglish).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
