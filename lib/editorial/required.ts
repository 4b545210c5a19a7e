import { disclaimers, inPerson } from '@/content/disclaimers'
import { language } from '@/content/facts/language'
import type { Category, ServiceKey } from '@/content/schema'
import { hasEnglish } from '@/lib/words/in-english'
import { wordingOf } from './wording'
import { type ArticleSlug, withoutAccents } from './wording/language-wording'

/** What a service page or an article must say (section 10 of the compliance rules), in the language being built. */
type Required = readonly (string | RegExp)[]

const sentencesOf: Partial<Record<ServiceKey, readonly string[]>> = {
  'testosterone-replacement-therapy': [
    disclaimers.twoTests,
    disclaimers.limitationOfUse,
    disclaimers.testosteroneCream,
    disclaimers.skinExposure,
    inPerson.text,
    inPerson.ending.after,
  ],
  'medical-weight-loss': [disclaimers.compounded, disclaimers.glp1Boxed],
  'peptide-therapy': [disclaimers.compounded, disclaimers.peptides],
  microneedling: [disclaimers.exosomes],
}
const sentencesIn: Record<Category, readonly string[]> = {
  hormone: [disclaimers.limitationOfUse, disclaimers.skinExposure],
  'weight-loss': [disclaimers.compounded],
  peptide: [disclaimers.compounded, disclaimers.peptides],
  functional: [],
  prp: [],
}

const { services, categories, articles, pages, help } = wordingOf(language.code)

export const requiredHelp = help

export const requiredOf = (service: ServiceKey): Required => [
  ...(sentencesOf[service] ?? []),
  ...(services[service] ?? []),
]
export const requiredIn = (category: Category): Required => [
  ...sentencesIn[category],
  ...(categories[category] ?? []),
]

export const requiredInArticle = (slug: ArticleSlug): Required => articles[slug] ?? []
/** @param place its file: 'content/faq.ts'. */
export const requiredOnPage = (place: string): Required => pages[place] ?? []

/** Findings about required words that are missing. In what is still English, the English words are required. */
export function missing(place: string, text: string, wanted: Required): string[] {
  if (hasEnglish(text)) return []
  const plain = withoutAccents(text)
  return wanted
    .filter(one => (typeof one === 'string' ? !text.includes(one) : !one.test(plain)))
    .map(one => `${place}: must contain ${one}`)
}
