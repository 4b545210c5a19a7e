/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { articles } from '@/content/articles'
import type { ArticleKit } from '@/content/articles/kit'
import { telehealthRule } from '@/content/facts/telehealth'
import type { Source } from '@/content/schema'
import { sources } from '@/content/sources'
import { textOf } from '@/lib/editorial/rendered-text'
import { elementData } from '@/lib/words/elements'
import { englishFiles } from '@/tools/translations/content-words'
import { readTexts } from '@/tools/translations/state'

/**
 * English sentences that harm a reader if they are wrong, as of the record's last renewal: `RENEW=1 npx jest safety-sentences` writes
 * it anew. A clinician reads what changes in it (docs/testing.md). Values such as prices stand there by name: owners change them.
 */
const file = '__tests__/content/safety-sentences.txt'
const head = `English sentences that warn, forbid, or say how much, how long, for whom or where by law, file by file.
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

function sentencesOf(name: string): string[] {
  return readTexts(name).flatMap(({ key, text }) => {
    if (/(^|\.)citation$/.test(key)) return []
    const heading = headed.exec(`.${key}`)?.[1]
    return text
      .replace(/<\/?\d+\/?>/g, '')
      .split(/(?<=[.!?])\s+/)
      .map(sentence => sentence.trim().replace(/\s+/g, ' '))
      .filter(
        sentence =>
          heading ||
          kinds.some(kind => kind.test(sentence)) ||
          (name === 'sources.ts' && /\d/.test(sentence)),
      )
      .map(sentence => (heading ? `${heading}: ${sentence}` : sentence))
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

const found = new Map(
  englishFiles
    .filter(name => medical.test(name))
    .map(name => [name, sentencesOf(name)] as const)
    .filter(([, sentences]) => sentences.length > 0),
)
for (const { meta, Body } of articles) found.get(`articles/${meta.slug}.tsx`)?.push(...signsOf(Body(kit)))
found.get('facts/telehealth.ts')?.push(`Until ${telehealthRule.validUntil}: ${sources.T33.citation}`)
for (const [id, { url }] of Object.entries<Source>(sources))
  if (url) found.get('sources.ts')?.push(`${id}: ${url}`)

if (process.env.RENEW) {
  const parts = [...found].map(([name, sentences]) => [name, ...sentences].join('\n  '))
  writeFileSync(file, `${[head, ...parts].join('\n\n')}\n`)
}

const recorded = readFileSync(file, 'utf8')
  .split('\n\n')
  .slice(1)
  .map(part => part.trim().split(/\n\s*/))
  .map(([name = '', ...sentences]) => [name, sentences] as const)

test.each(recorded)('content/%s warns, forbids and limits as in the record', (name, sentences) => {
  expect([...(found.get(name) ?? [])].sort()).toEqual([...sentences].sort())
})
