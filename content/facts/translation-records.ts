import type { TranslationRecord } from '@/lib/editorial/translation-record'
import { record as spanish } from '../es/record'
import { record as portuguese } from '../pt/record'

/** By the code of the language. By relative paths: in any language's build these are all of them. */
export const translationRecords: Readonly<Record<string, TranslationRecord>> = {
  es: spanish,
  pt: portuguese,
}
