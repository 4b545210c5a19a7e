import type { Category, ServiceKey, WordingGroup } from '@/content/schema'

/**
 * Wording rules for a health advertiser, as tests: sections 9 and 10 of the compliance rules, once per language. They
 * check every text of content/ (npm run check) and of every served page (npm run audit).
 */
export type LanguageWording = {
  banned: readonly Rule[]
  /** Words that turn a claim into its denial. */
  denial: RegExp
  /** Approved products that may be called so; the sentence must name one of them (allow-list of rules D7 and W1). */
  approvedSubjects: RegExp
  /** 'Results may vary' stands only with an average behind it. */
  resultsVary: RegExp
  averages: RegExp
  /** Words that a service page or an article must have, beside the sentences of content/disclaimers.ts. */
  services: Partial<Record<ServiceKey, readonly RegExp[]>>
  categories: Record<Category, readonly RegExp[]>
  /** An article that names erections gives the figures of the placebo too. */
  erections: RegExp
  /** Length of an article: a translation of the same text is longer. */
  articleWords: readonly [from: number, to: number]
}

export type Rule = {
  group: WordingGroup
  pattern: RegExp
  /** The words are allowed in a sentence that negates them: 'not FDA-approved'. */
  deniable?: true
}

export const rule = (group: WordingGroup, pattern: RegExp): Rule => ({ group, pattern })
export const deniable = (group: WordingGroup, pattern: RegExp): Rule => ({ group, pattern, deniable: true })

/**
 * A text without accents, letter for letter, as all patterns expect it: `\b` knows no accented letters, and a forgotten
 * accent excuses nothing.
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(/[\u00C0-\u024F]/g, letter => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return plain.length === letter.length ? plain : letter
  })
}

/** What no language translates. */
export const everywhere: readonly Rule[] = [
  rule('PRP', /\b(P|O)[- ]?Shot\b/),
  rule('PRP', /\bPriapus\b/i),
  rule('PRP', /\bVampire (Facial|Facelift|Breast)\b/i),
  rule('REV', /\b(5[.,]0|4[.,]9)\b/),
  rule('REV', /\b500\+/),
]
