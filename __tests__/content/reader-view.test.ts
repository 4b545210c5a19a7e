import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Readability } from '@mozilla/readability'

/** What the reading mode of Firefox, and programs that use its library, must keep of a page: it drops every <aside>. */
const warnings: Record<string, RegExp> = {
  en: /\b(911|988)\b|emergency room|urgent care|boxed warning/i,
  es: /\b(911|988)\b|sala de emergencias|urgent care|recuadro de advertencia/i,
  pt: /\b(911|988)\b|pronto-socorro|urgent care|advertência em destaque/i,
}

function pagesIn(code: string): [path: string, markup: string][] {
  const config = code === 'en' ? 'tsconfig.json' : join('translated', code, 'tsconfig.json')
  const script = join(__dirname, '..', 'support', 'print-pages.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), config) }
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { env, maxBuffer: 2 ** 24 })
  return JSON.parse(printed.toString())
}

const withoutBlanks = (text: string) => text.replace(/\s/g, '')

function warningsOf(markup: string, code: string) {
  const page = new DOMParser().parseFromString(`<main>${markup}</main>`, 'text/html')
  // What does not hold yet (components/ui/until-day.tsx).
  for (const later of page.querySelectorAll('[data-after][hidden]')) later.remove()
  // The titles of cited papers are no warnings, and what a card says of an article is said in the article.
  for (const teaser of page.querySelectorAll('article .journal-excerpt')) teaser.remove()
  const blocks = [...page.querySelectorAll('p, li:not(.refs > *), dd, td')]
  const texts = blocks
    .filter(
      block =>
        // What an article found stands outside its text, beside its figure.
        block.matches('[role="note"] *, .article-lead') || warnings[code]?.test(block.textContent),
    )
    .filter(block => !block.querySelector('p, li, dd'))
    .map(block => block.textContent)
  const kept = withoutBlanks(new Readability(page).parse()?.textContent ?? '')
  return { texts, lost: texts.filter(text => !kept.includes(withoutBlanks(text))) }
}

test.each([
  ['en', 15],
  ['es', 5],
  ['pt', 0],
])(
  '%s: reading modes keep every warning and disclaimer of every page, and what an article found',
  (code, articles) => {
    const pages = pagesIn(code).map(([path, markup]) => ({ path, ...warningsOf(markup, code) }))
    const withWarnings = pages.filter(({ texts }) => texts.length > 0).map(({ path }) => path)
    expect(withWarnings.filter(path => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(articles)
    // Seven services, questions, terms, calculator and the pages that name the help lines.
    expect(withWarnings.filter(path => !path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(13)
    expect(pages.flatMap(({ path, lost }) => lost.map(text => `${path}: ${text}`))).toEqual([])
  },
)
