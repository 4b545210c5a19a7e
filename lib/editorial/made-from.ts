import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Entries } from './entries'

/**
 * The English that each translated text was made from, as a short hash: content/<language>/made-from.json, by file
 * ('home.ts') and key. `npm run translations -- accept` writes it.
 */
export const madeFromSchema = z.record(z.string(), z.record(z.string(), z.string()))
export type MadeFrom = z.infer<typeof madeFromSchema>

/** Entries of the English files by their path in content/. */
export type EnglishFiles = Readonly<Record<string, Entries>>

/**
 * Prices, policy figures and whole sentences that other texts take by name: where one changes, only its own file is
 * stale. A translation takes the same name.
 */
export function factsIn(english: EnglishFiles): string[] {
  const texts = Object.entries(english)
    .filter(([file]) => /^(facts\/|disclaimers\.ts$)/.test(file))
    .flatMap(([, entries]) => Object.values(entries))
    .flatMap(({ kind, value }) => (kind === 'text' ? [value] : []))
    .filter(text => text.length > 3 && (/\d/.test(text) || text.split(' ').length >= 5))
  // The longest first: one may stand within another.
  return [...new Set(texts)].sort((one, other) => other.length - one.length)
}

function hashOf(text: string, facts: readonly string[]): string {
  const own = facts.reduce((rest, fact) => rest.replaceAll(fact, '{fact}'), text)
  return createHash('sha256').update(own).digest('hex').slice(0, 8)
}

const isFact = (file: string) => /^(facts\/|disclaimers\.ts$)/.test(file)

/** What a translation of this file, made now, is made from. */
export function madeFromToday(file: string, entries: Entries, facts: readonly string[]) {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, { kind, value }]) => kind === 'text' && /\p{L}{2}/u.test(value))
      .map(([key, { value }]) => [key, hashOf(value, isFact(file) ? [] : facts)]),
  )
}

export type Stale = { file: string; key: string; why: 'changed' | 'new' | 'gone' }

/** Texts whose English has changed, come or gone since they were translated. @param files with a translation. */
export function staleTexts(english: EnglishFiles, files: readonly string[], madeFrom: MadeFrom): Stale[] {
  const facts = factsIn(english)
  return files.flatMap(file => {
    const now = madeFromToday(file, english[file] ?? {}, facts)
    const then = madeFrom[file] ?? {}
    return [...new Set([...Object.keys(now), ...Object.keys(then)])].flatMap((key): Stale[] => {
      if (now[key] === then[key]) return []
      return [{ file, key, why: !(key in then) ? 'new' : key in now ? 'changed' : 'gone' }]
    })
  })
}

/** Words that a patient may rely on: on a live site they must say what the English says. */
function isMedicalOrLegal(file: string): boolean {
  return medicalOrLegal.test(file)
}

const medicalOrLegal =
  /^(services|articles|legal)\/|^(disclaimers|calculator|faq|weight-trials)\.ts$|^ui\/(calculator|figures|trial-figures|journeys|start)|^facts\/(terms|policies|telehealth)/

/** Whether a build refuses a stale text; the others are only listed. */
export function isRefused({ file }: Stale, siteEnv: string | undefined): boolean {
  return siteEnv === 'production' && isMedicalOrLegal(file)
}
