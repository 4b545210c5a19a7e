/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { articles } from '@/content/articles'
import type { ArticleKit } from '@/content/articles/kit'
import { telehealthRule } from '@/content/facts/telehealth'
import type { Source } from '@/content/schema'
import { sources } from '@/content/sources'
import { textOf } from '@/lib/editorial/rendered-text'
import { elementData } from '@/lib/words/elements'
import { readCatalog } from '@/tools/translations/catalog'
import { englishFiles, translations } from '@/tools/translations/content-words'
import { catalogFile, readTexts } from '@/tools/translations/state'

/**
 * Sentences that harm a reader if they are wrong, and what Spanish and Portuguese say for them, as of the record's last renewal:
 * `RENEW=1 npx jest safety-sentences` writes it anew. A clinician reads what changes in it (docs/testing.md). Values such as
 * prices stand there by name: owners change them.
 */
const fileOf = (code: string) => `__tests__/content/safety-sentences${code === 'en' ? '' : `.${code}`}.txt`
const head = `Sentences that warn, forbid, or say how much, how long, for whom or where by law, file by file.
Written by \`RENEW=1 npx jest safety-sentences\`. Whoever changes one has a clinician read the difference.`

const kinds = [
  // Urgent.
  /\b(911|988|emergenc\w+|urgent care|call us|at once|right away|immediately|poison\w*|suicid\w+)\b/i,
  // Forbidding.
  /\b(do not|don[’']t|must|never|not for|may not|cannot|avoid\w*|stop|unless|only (if|when|after|where))\b/i,
  // What harms, and what must be asked first.
  /\b(nitrates?|PSA|priapism|erections? (of|that)|allerg\w+|pregnan\w*|overdose|contraindicat\w+|boxed warning|blood thinners?|\w+ blockers?|caution)\b/i,
  // Where a needle goes.
  /\b(thigh|muscle of|under the skin|needles?)\b/i,
  // How much, how long and for whom.
  /\b(hours?|doses?|double|doubl(ed|es|ing)|halve\w*|aged|ages|under \d+)\b|\d\s?(mg|mL|mcg|ng\/dL|mmHg)\b/i,
  // Where the law sets the limit.
  /\b(law allows?|law and|by video|controlled substance|ship\w*|illegal\w*)\b/i,
]

/** Lists of signs have a heading instead of words that warn: which heading a sign stands under is the warning. */
const headed = /\.(emergency|emergencyRoom|sameDay|soon|notFor|crisis)\b/
const medical =
  /^(services|articles)\/|^(faq|disclaimers|calculator|weight-trials|sources)\.ts$|^facts\/(after-injection|help-lines|telehealth)|^ui\/(danger|calculator|journeys|start)\b/

const medicalFiles = englishFiles.filter(name => medical.test(name))

const inSentences = (text: string) =>
  text
    .replace(/<\/?\d+\/?>/g, '')
    .split(/(?<=[.!?])\s+/)
    .map(sentence => sentence.trim().replace(/\s+/g, ' '))

/** @param say the words of a text in another language, by its key. As many sentences as in English are compared one by one. */
function sentencesOf(name: string, say?: (key: string) => string): string[] {
  return readTexts(name).flatMap(({ key, text }) => {
    if (/(^|\.)citation$/.test(key)) return []
    const heading = headed.exec(`.${key}`)?.[1]
    const english = inSentences(text)
    const counts = (sentence = '') =>
      heading || kinds.some(kind => kind.test(sentence)) || (name === 'sources.ts' && /\d/.test(sentence))
    const said = say ? inSentences(say(key)) : english
    const warning = said.filter((_, index) =>
      said.length === english.length ? counts(english[index]) : english.some(counts),
    )
    return warning.map(sentence => (heading ? `${heading}: ${sentence}` : sentence))
  })
}

const none = () => null
const kit: ArticleKit = {
  Cite: none,
  Callout: none,
  Urgent: () => null,
  Until: none,
  Figure: none,
  Checklist: none,
  Bars: none,
  People: none,
  BeforeAfter: none,
}

/** The signs of an article under the heading of their card, which its texts alone do not have. */
function signsOf(node: unknown, level?: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(part => signsOf(part, level))
  const element = elementData(node)
  if (!element) return []
  if (element.type === 'li' && level) return [`${level}: ${textOf(node).trim().replace(/\s+/g, ' ')}`]
  return signsOf(element.props.children, element.type === kit.Urgent ? element.props.level : level)
}

type Record = Map<string, string[]>

function inEnglish(): Record {
  const found: Record = new Map(medicalFiles.map(name => [name, sentencesOf(name)]))
  for (const { meta, Body } of articles) found.get(`articles/${meta.slug}.tsx`)?.push(...signsOf(Body(kit)))
  found.get('facts/telehealth.ts')?.push(`Until ${telehealthRule.validUntil}: ${sources.T33.citation}`)
  for (const [id, { url }] of Object.entries<Source>(sources))
    if (url) found.get('sources.ts')?.push(`${id}: ${url}`)
  return found
}

function translated(code: string): Record {
  const found: Record = new Map(
    medicalFiles.map(name => {
      const words = new Map(readCatalog(catalogFile(code, name)).map(entry => [entry.key, entry.translation]))
      return [name, sentencesOf(name, key => words.get(key) ?? '').filter(Boolean)]
    }),
  )
  // Written by hand, after the federal form in that language.
  const form = 'legal/good-faith-estimate.ts'
  const lines = readFileSync(`content/${code}/${form}`, 'utf8').split('\n')
  return found.set(
    form,
    lines.map(line => line.trim()).filter(line => /^'.{40}/.test(line)),
  )
}

const records = ['en', ...translations.map(({ code }) => code)].map(code => {
  const all = code === 'en' ? inEnglish() : translated(code)
  return { code, found: new Map([...all].filter(([, sentences]) => sentences.length > 0)) }
})

if (process.env.RENEW)
  for (const { code, found } of records) {
    const parts = [...found].map(([name, sentences]) => [name, ...sentences].join('\n  '))
    writeFileSync(fileOf(code), `${[head, ...parts].join('\n\n')}\n`)
  }

describe.each(records)('in $code', ({ code, found }) => {
  const recorded = readFileSync(fileOf(code), 'utf8')
    .split('\n\n')
    .slice(1)
    .map(part => part.trim().split(/\n\s*/))
    .map(([name = '', ...sentences]) => [name, sentences] as const)

  test.each(recorded)('content/%s warns, forbids and limits as in the record', (name, sentences) => {
    expect([...(found.get(name) ?? [])].sort()).toEqual([...sentences].sort())
  })
})
