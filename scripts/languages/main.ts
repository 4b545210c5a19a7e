import { openTranslations, translations } from '../lib/content-words'
import { writeLanguage, writeOpenLanguages } from './write-modules'

/** Writes translated/, from which the other languages are built: the English content with their words. */
for (const language of translations) writeLanguage(language)
writeOpenLanguages(openTranslations)
