import type { LanguageWording } from '@/lib/editorial/wording/language-wording'
import { wording as spanish } from '../es/wording'
import { wording as portuguese } from '../pt/wording'

/** What each translation must and must not say, by language code. Only the checks import it. */
export const wordings: Readonly<Record<string, LanguageWording>> = { es: spanish, pt: portuguese }
