import type { TranslationRecord } from '@/lib/editorial/translation-record'
import { record as spanish } from '../es/record'
import { record as portuguese } from '../pt/record'

/** By language code. Imported by relative paths, which are the same in every language's build. */
export const translationRecords: Readonly<Record<string, TranslationRecord>> = {
  es: spanish,
  pt: portuguese,
}
