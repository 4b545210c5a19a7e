/** 'content/es/faq.po' and 'content/faq.ts:12' are about the same text as 'content/faq.ts', which a language shows until it has its own. */
const withoutLanguage = (finding: string) =>
  finding.replace(/^content\/(?:[a-z]{2}\/)?([\w/-]+)\.(?:tsx?|po)(?::\d+)?/, 'content/$1')

/** Findings of a translation without those of texts that it shows in English: they are to be mended there. */
export function ownFindings(translated: readonly string[], english: readonly string[]): string[] {
  const known = new Set(english.map(withoutLanguage))
  return translated.filter(finding => !known.has(withoutLanguage(finding)))
}

/** The index repeats what a file says. */
const indexed = /^the search index [^:]*: /

/** Shorter words stand in too many lines. */
const fewestLetters = 8

/**
 * Each finding once, with the line of the words that it quotes, or of the address: 'content/faq.ts:12 faq.items.pellets: …'.
 * @param sourceOf the text of a file of content/.
 */
export function locatedFindings(findings: readonly string[], sourceOf: (file: string) => string): string[] {
  const known = findings.filter(finding => !indexed.test(finding)).join('\n')
  const once = [...new Set(findings)].filter(
    finding => !(indexed.test(finding) && known.includes(finding.replace(indexed, ''))),
  )
  return once.map(finding => {
    const [, file, rest] = /^(content\/[\w/.-]+\.(?:tsx?|po))([ :](?!\d).*)$/s.exec(finding) ?? []
    if (!file || !rest) return finding
    const quoted = [...rest.matchAll(/"([^"]+)"|links to ([^\s,]+)/g)].map(
      ([, words, href]) => words ?? href ?? '',
    )
    const words = quoted.filter(({ length }) => length >= fewestLetters).sort((a, b) => b.length - a.length)
    const lines = sourceOf(file).split('\n')
    const found = words.map(one => lines.findIndex(line => line.includes(one))).find(at => at >= 0)
    return found === undefined ? finding : `${file}:${found + 1}${rest}`
  })
}
