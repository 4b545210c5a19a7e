import { language } from '@/content/facts/language'
import { translationRecords } from '@/content/facts/translation-records'
import type { TranslationRecord } from '@/lib/editorial/translation-record'

/** What is known of the page's translation, in the language being built. English has none: `undefined`. */
export function translationOf(path: string): TranslationRecord[number] | undefined {
  return translationRecords[language.code]?.find(({ pages }) => pages.includes(path))
}
