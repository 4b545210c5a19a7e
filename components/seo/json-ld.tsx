import type { Graph } from 'schema-dts'

type JsonLdProps = { data: Graph }

/**
 * Structured data of a page. The only place that writes raw HTML: `<` is escaped so that no text can end the
 * script element.
 */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
