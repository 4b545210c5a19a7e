import { escapeRegExp } from '@/lib/words/escape-reg-exp'

/**
 * What a page must and must not say. The rules are beside the text that they protect, in `<name>.rules.ts`, which no page
 * imports; `npx tsx tools/editorial/check-content.ts` compares them with the English page as React renders it. What a translation must say
 * is in content/<language>/wording.ts.
 */
export type Rule = {
  /** Why: 'Creams are compounded'. */
  reason: string
  /** In the visible text. A string is taken literally. */
  requires?: readonly (string | RegExp)[]
  /** Also in the metadata and the structured data. */
  forbids?: readonly (string | RegExp)[]
}
export type PageRules = { path: string; rules: readonly Rule[] }

/** A page as rendered; `source` is its markup with metadata and structured data. */
export type RenderedPage = { text: string; source: string }

const patternOf = (wanted: string | RegExp) =>
  wanted instanceof RegExp ? wanted : new RegExp(escapeRegExp(wanted))
const quote = (wanted: string | RegExp) => (wanted instanceof RegExp ? String(wanted) : `"${wanted}"`)

/** The forbidden words as the page has them. */
function found(wanted: string | RegExp, { text, source }: RenderedPage): string | undefined {
  const pattern = patternOf(wanted)
  return (pattern.exec(text) ?? pattern.exec(source))?.[0].trim()
}

/**
 * @param place of the text, for the message: 'content/faq.ts'.
 * @param rulesFile where the rule stands, if in another file: whoever changes the text on purpose changes it there.
 * @returns findings that name file, page, reason and wording.
 */
export function ruleFindings(
  place: string,
  { path, rules }: PageRules,
  page?: RenderedPage,
  rulesFile?: string,
): string[] {
  if (!page) return [`${place}: its rules are for ${path}, which is not a page`]
  const finding = (verb: string, words: string, reason: string) =>
    `${place}: ${path} ${verb} ${words} (${reason}${rulesFile ? `; the rule is in ${rulesFile}` : ''})`
  return rules.flatMap(({ reason, requires = [], forbids = [] }) => [
    ...requires
      .filter(wanted => !patternOf(wanted).test(page.text))
      .map(wanted => finding('must say', quote(wanted), reason)),
    ...forbids
      .flatMap(wanted => found(wanted, page) ?? [])
      .map(words => finding('must not say', quote(words), reason)),
  ])
}
