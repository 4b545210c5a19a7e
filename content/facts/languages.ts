import type { Language } from '@/lib/site/language'
import { language as spanish } from '../es/facts/language'
import { language as portuguese } from '../pt/facts/language'
import { language as english } from './language'

/** Every language of the site, English first. By relative paths: in any language's build these are all of them. */
export const languages: readonly Language[] = [english, spanish, portuguese]
