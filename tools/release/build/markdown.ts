import Turndown from 'turndown'

/**
 * A page's Markdown twin, at the page's address with `.md` (the home page's: `/index.md`), for programs that read text
 * (llmstxt.org). It is made from the finished page, so it says what the page says; search engines are told to skip it.
 */

export const markdown = 'text/markdown; charset=utf-8'

/** @param path with the language, which is `base`. */
export const twinPath = (path: string, base: string) =>
  path === (base || '/') ? `${base}/index.md` : `${path}.md`

/** A twin is not for search engines, and says which page it repeats. @param url of the page, absolute */
export const twinHeaders = (url: string): Record<string, string> => ({
  'X-Robots-Tag': 'noindex',
  Link: `<${url}>; rel="canonical"`,
})

const isIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html)

/** What needs the page to work, or is shown only after an action. */
const unreadable: Turndown.Filter = node =>
  /^(SCRIPT|STYLE|SVG|NAV|FORM|BUTTON|INPUT|TEMPLATE|NOSCRIPT|IFRAME|VIDEO|DIALOG|OUTPUT)$/i.test(
    node.nodeName,
  ) ||
  node.hasAttribute('hidden') ||
  node.hasAttribute('popover') ||
  node.getAttribute('role') === 'status' ||
  // Shown when a script was lost (components/ui/page-incomplete.tsx).
  /\b(app|boot)-missing\b/.test(node.getAttribute('class') ?? '') ||
  // "Opens in a new tab" is true of the page only.
  (node.classList.contains('sr-only') && node.closest('a[target="_blank"]') !== null)

const isCell: Turndown.Filter = ['td', 'th']
const oneLine = (text: string) =>
  text
    .trim()
    .replace(/^-\s+/, '')
    .replace(/\s*\n\s*(?:-\s+)?/g, '; ')

/**
 * @param url of the page, absolute.
 * @returns the text of `<main>`; undefined for a page that search engines shall not show.
 * @throws if the page has no `<main>`.
 */
export function toMarkdown(html: string, url: string): string | undefined {
  if (!isIndexed(html)) return
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0]
  if (main === undefined) throw new Error(`${url} has no <main>.`)
  const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? ''
  const absolute = (address: string | null) => new URL(address ?? '', url).href

  /** A cell of the second column that stands for the next rows, too. */
  let spanning: { cell: string; rows: number } | undefined

  const service = new Turndown({ headingStyle: 'atx', bulletListMarker: '-' })
    .addRule('note', {
      filter: node => node.nodeName === 'A' && /^#ref-/.test(node.getAttribute('href') ?? ''),
      replacement: text => `[${text.replaceAll('\\', '')}]`,
    })
    .addRule('link', {
      filter: node =>
        node.nodeName === 'A' && node.hasAttribute('href') && !/^#ref-/.test(node.getAttribute('href') ?? ''),
      replacement: (text, node) => `[${oneLine(text)}](${absolute((node as Element).getAttribute('href'))})`,
    })
    // A drawing without a text alternative says nothing.
    .addRule('picture', {
      filter: 'img',
      replacement: (_, node) => {
        const [alt, src] = ['alt', 'src'].map(name => (node as Element).getAttribute(name))
        return alt ? `![${alt}](${absolute(src ?? '')})` : ''
      },
    })
    .addRule('former price', { filter: ['s', 'del'], replacement: text => `~~${text}~~` })
    .addRule('term', { filter: 'dt', replacement: text => `\n\n**${oneLine(text)}**\n` })
    // In a cell, what is folded begins with the same words.
    .addRule('fold', {
      filter: 'summary',
      replacement: (text, node) => {
        if ((node as Element).closest('td')) return ''
        const words = oneLine(text)
        return words.startsWith('#') ? `\n\n${words}\n\n` : `\n\n**${words}**\n\n`
      },
    })
    // Cells of Markdown's tables hold no lists, and span no rows.
    .addRule('cell', {
      filter: isCell,
      replacement: (text, node) => {
        const cell = ` | ${oneLine(text)}`
        const rows = (node as HTMLTableCellElement).rowSpan
        if (rows > 1) spanning = { cell, rows }
        return cell
      },
    })
    .addRule('row', {
      filter: 'tr',
      replacement: text => {
        const repeated = spanning && !text.includes(spanning.cell) ? spanning.cell : ''
        if (spanning && --spanning.rows === 0) spanning = undefined
        const [, first = '', ...others] = text.split(' | ')
        return `- ${first}${repeated}${others.map(cell => ` | ${cell}`).join('')}\n`
      },
    })
    .addRule('table', { filter: ['table', 'caption'], replacement: text => `\n\n${text.trim()}\n\n` })
    // The last rule is asked first.
    .addRule('unreadable', { filter: unreadable, replacement: () => '' })
  // Neighbors that only the layout keeps apart.
  const spaced = main
    .replace(/<\/(span|time|b|a|small|sup)>(?=<(?:span|time|b|a|small)\b)/g, '</$1> ')
    .replace(/(?<=[^>\s])(?=<(?:span|small) class="[^"]*\bblock\b)/g, ' ')
  const text = service
    .turndown(spaced)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
  return `---\nurl: ${url}\nlanguage: ${language}\n---\n\n${text}\n`
}
