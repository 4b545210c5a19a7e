import { type Category, categories, type ServiceKey } from '@/content/schema'
import { articlePath, servicePaths } from '@/lib/routes'

/** Articles for measuring: valid content of ordinary length that says nothing and is never published. */

export type GeneratedArticle = { slug: string; name: string; source: string }

const sections = 8
const paragraphsPerSection = 3
const sentencesPerParagraph = 4

const services = {
  hormone: 'testosterone-replacement-therapy',
  'weight-loss': 'medical-weight-loss',
  peptide: 'peptide-therapy',
  functional: 'functional-health-programs',
  prp: 'prp-therapy',
} as const satisfies Record<Category, ServiceKey>

/** What the content check demands of each category. */
const required = {
  hormone:
    '{disclaimers.twoTests} {disclaimers.limitationOfUse} {disclaimers.controlled} Sperm, hematocrit, blood pressure, atrial fibrillation.',
  'weight-loss':
    '{disclaimers.compounded} {disclaimers.glp1Boxed} A placebo figure stands with diet and activity.',
  peptide: '{disclaimers.peptides} {disclaimers.compounded} The World Anti-Doping Agency is named here.',
  functional: '{disclaimers.functional}',
  prp: 'This use is off-label.',
} as const satisfies Record<Category, string>

/** An article that every build has. */
const known = 'trt-myths-debunked'

const sources = ['T1', 'T2', 'T5', 'W1', 'W14', 'F1'] as const
const subjects = ['group', 'register', 'series', 'survey', 'cohort', 'record', 'panel', 'sample']
const verbs = ['kept', 'lost', 'showed', 'reported', 'missed', 'repeated', 'compared', 'counted']
const objects = ['readings', 'visits', 'answers', 'mornings', 'meals', 'nights', 'sessions', 'weights']

const pick = (words: readonly string[], at: number) => words[at % words.length] ?? ''

/** Every sentence has its own numbers, so that no two articles share one. */
function sentence(article: number, at: number): string {
  const seed = article * 7919 + at * 104_729
  return (
    `In ${pick(subjects, seed)} ${article}-${at}, men of ${30 + (seed % 40)} ${pick(verbs, seed >> 3)} ` +
    `${seed % 97} of ${100 + (seed % 53)} ${pick(objects, seed >> 6)} within ${1 + (seed % 51)} weeks.`
  )
}

function paragraph(article: number, section: number, at: number): string {
  const first = (section * paragraphsPerSection + at) * sentencesPerParagraph
  const text = Array.from({ length: sentencesPerParagraph }, (_, index) => sentence(article, first + index))
  const cite = at === 0 ? `<Cite ids="${pick(sources, section)}" />` : ''
  return `      <p>${text.join(' ')}${cite}</p>\n`
}

function body(article: number, category: Category): string {
  const parts = Array.from({ length: sections }, (_, section) => {
    const text = Array.from({ length: paragraphsPerSection }, (_, at) => paragraph(article, section, at))
    return `      <h2 id="part-${section + 1}">Part ${section + 1} of text ${article}</h2>\n${text.join('')}`
  })
  const callout = `      <Callout tone="required" title="Required words"><p>${required[category]}</p></Callout>\n`
  const service = `<a href="${servicePaths[services[category]]}">the service</a>`
  const links = `      <p>See ${service} and <a href="${articlePath(known)}">another text</a>.</p>\n`
  return parts.join('') + callout + links
}

const slugOf = (number: number) => `generated-article-${number}`

export function generateArticle(number: number): GeneratedArticle {
  const category = categories[number % categories.length] ?? 'hormone'
  const slug = slugOf(number)
  const meta = {
    slug,
    title: `Generated article ${number}: a text for measuring`,
    seoTitle: `Generated article ${number} for measuring`,
    metaDescription: `Generated article ${number}. It has the length and the parts of a real article, so that building time and weight can be measured.`,
    excerpt: `Generated article ${number}, with the length and the parts of a real one, and nothing to say.`,
    publishedOn: `20${10 + (number % 14)}-${String(1 + (number % 12)).padStart(2, '0')}-15`,
    updatedOn: '2026-11-16',
    reviewedOn: '2026-11-16',
    category,
    imageAlt: 'Drawn land',
    author: 'provider',
    reviewer: 'reviewer',
    sources,
    related: [known, 'trt-and-heart-health', ...(number > 1 ? [slugOf(number - 1)] : [])],
    service: services[category],
    tags: ['measuring', 'generated'],
  }
  const source = `import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = ${JSON.stringify(meta, null, 2)} satisfies ArticleMeta

export function Body({ Cite, Callout }: ArticleKit) {
  return (
    <>
${body(number, category)}    </>
  )
}
`
  return { slug, name: `generated${number}`, source }
}
