import type { Language } from '@/lib/site/language'
import { language as spanish } from '../es/facts/language'
import { language as portuguese } from '../pt/facts/language'
import { language as english } from './language'

/** All languages of the site, English first. Imported by relative paths, which are the same in every language's build. */
export const languages: readonly Language[] = [english, spanish, portuguese]
