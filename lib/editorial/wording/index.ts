import { language } from '@/content/facts/language'
import { wordings } from '@/content/facts/wordings'
import type { WordingGroup } from '@/content/schema'
import { isInEnglish } from '@/lib/words/in-english'
import { english } from './en'
import { type LanguageWording, withoutAccents } from './language-wording'

/** @param code of a language of the site. @throws when the language has no wording rules. */
export function wordingOf(code: string): LanguageWording {
  const found = code === 'en' ? english : wordings[code]
  if (!found)
    throw new Error(
      `There are no wording rules for "${code}": content/${code}/wording.ts, listed in content/facts/wordings.ts`,
    )
  return found
}

/** Molecules without approval: named only in an evidence section that has the required warnings. */
const molecules =
  /\b(BPC[- ]?157|TB[- ]?500|CJC[- ]?1295|ipamorelina?|DSIP|epitalon|semax|selank|KPV|MOTS[- ]?c|AOD[- ]?9604|GHK[- ]?Cu)\b/i

/** Where a rule applies, for the message; the rules are section 9 and 10 of the compliance rules. */
const reason: Record<WordingGroup, string> = {
  ALL: 'no page of a health advertiser may say it',
  GLP1: 'no page about weight-loss medicine may say it',
  TRT: 'no page about testosterone may say it',
  PEPT: 'no page about peptides may say it',
  EXO: 'no page about exosomes may say it',
  PRP: 'no page about PRP may say it',
  IV: 'no page about infusions may say it',
  FUNC: 'no page about functional health may say it',
  REV: 'ratings and counts come from content/facts/',
}

export type WordingText = {
  /** Location of the text, for the message: 'content/services/prp-therapy.ts faq.2.answer'. */
  place: string
  text: string
  groups: readonly WordingGroup[]
  /** True inside an article's evidence section. */
  evidence?: boolean
  /** Language code of the text; default: the language being built, or English where the text has no translation. */
  code?: string
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?;:])\s+/)
}

function lacksAverage(text: string, { resultsVary, averages }: LanguageWording): boolean {
  const at = text.search(resultsVary)
  return at >= 0 && !averages.test(text.slice(at))
}

/** What an HSA or FSA pays for is decided by tax law and the plan, not by the clinic (IRS Publication 502). */
const isUnconditional = (text: string, { taxCondition }: LanguageWording) =>
  /\b(HSA|FSA)\b/.test(text) && !taxCondition.test(text)

/**
 * Texts that break a rule. `allowed` lists the literal exceptions of the claims register, so that exceptions can only be
 * made there.
 */
export function bannedWording(
  { place, text, groups, evidence = false, code = isInEnglish(text) ? 'en' : language.code }: WordingText,
  allowed: readonly string[],
): string[] {
  const wording = wordingOf(code)
  const stripped = allowed.reduce((rest, literal) => rest.replaceAll(literal, ' '), text)
  const violations: string[] = []
  if (lacksAverage(withoutAccents(stripped), wording))
    violations.push(`${place}: "results may vary" without an average beside it`)
  if (isUnconditional(withoutAccents(stripped), wording))
    violations.push(`${place}: names HSA or FSA without the condition "if tax law and your plan allow"`)
  for (const sentence of sentences(stripped)) {
    const plain = withoutAccents(sentence)
    for (const { group, pattern, allowedWhenNegated } of wording.banned) {
      if (group !== 'ALL' && group !== 'REV' && !groups.includes(group)) continue
      const match = pattern.exec(plain)
      if (!match) continue
      // 'Is PRP FDA-approved?' is not a claim.
      const approved = /FDA/.test(match[0]) && (wording.approvedSubjects.test(plain) || /\?$/.test(plain))
      if (allowedWhenNegated && (wording.denial.test(plain) || approved)) continue
      const words = sentence.slice(match.index, match.index + match[0].length)
      violations.push(
        `${place}: "${words}" in "${sentence.trim()}" (${group}): ${reason[group]}; write what its source shows`,
      )
    }
    const molecule = evidence ? null : molecules.exec(plain)
    if (molecule) violations.push(`${place}: "${molecule[0]}" outside an evidence section`)
  }
  return violations
}
