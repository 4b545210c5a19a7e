import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Entries } from './entries'

/**
 * Hashes of texts by file ('home.ts') and key: in content/<language>/english-hashes.json those of the English texts that a
 * translation was made from (`npm run translations -- accept`), in reviewed-hashes.json those of the translated texts that
 * a reviewer has read (`-- review`).
 */
export const hashesSchema = z.record(z.string(), z.record(z.string(), z.string()))
export type Hashes = z.infer<typeof hashesSchema>

/** Entries of the English files, by path in content/. */
export type EnglishFiles = Readonly<Record<string, Entries>>

/**
 * Prices, policy figures and whole sentences that other texts reference by name. When one changes, only its own file is
 * stale, because translations reference the same name.
 */
export function factsIn(english: EnglishFiles): string[] {
  const texts = Object.entries(english)
    .filter(([file]) => isFact(file))
    .flatMap(([, entries]) => Object.values(entries))
    .flatMap(({ kind, value }) => (kind === 'text' ? [value] : []))
    .filter(text => text.length > 3 && (/\d/.test(text) || text.split(' ').length >= 5))
  // Longest first: one may contain another.
  return [...new Set(texts)].sort((one, other) => other.length - one.length)
}

function hashOf(text: string, facts: readonly string[]): string {
  const own = facts.reduce((rest, fact) => rest.replaceAll(fact, '{fact}'), text)
  return createHash('sha256').update(own).digest('hex').slice(0, 8)
}

export const isFact = (file: string) => /^(facts\/|disclaimers\.ts$)/.test(file)

/** The hashes that a translation accepted now would get. */
export function currentHashes(file: string, entries: Entries, facts: readonly string[]) {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, { kind, value }]) => kind === 'text' && /\p{L}{2}/u.test(value))
      .map(([key, { value }]) => [key, hashOf(value, isFact(file) ? [] : facts)]),
  )
}

export type Stale = { file: string; key: string; why: 'changed' | 'new' | 'gone' }

/** Texts whose English was changed, added or removed since their translation. @param files with a translation. */
export function staleTexts(english: EnglishFiles, files: readonly string[], englishHashes: Hashes): Stale[] {
  const facts = factsIn(english)
  return files.flatMap(file => {
    const now = currentHashes(file, english[file] ?? {}, facts)
    const then = englishHashes[file] ?? {}
    return [...new Set([...Object.keys(now), ...Object.keys(then)])].flatMap((key): Stale[] => {
      if (now[key] === then[key]) return []
      return [{ file, key, why: !(key in then) ? 'new' : key in now ? 'changed' : 'gone' }]
    })
  })
}

/** Files that patients may rely on: a live site must not serve them outdated. */
function isMedicalOrLegal(file: string): boolean {
  return medicalOrLegal.test(file)
}

const medicalOrLegal =
  /^(services|articles|legal)\/|^(disclaimers|calculator|faq|weight-trials)\.ts$|^ui\/(calculator|figures|trial-figures|journeys|start)|^facts\/(terms|policies|telehealth|help-lines)/

/** True if a stale text fails the build; others are only listed. */
export function isRefused({ file }: Stale, siteEnv: string | undefined): boolean {
  return siteEnv === 'production' && isMedicalOrLegal(file)
}
