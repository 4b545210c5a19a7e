import { readFileSync } from 'node:fs'
import { describeError } from '../runner/user-error.mjs'
import { contentFiles, openTranslations, translations } from './content-words'
import { parseSource } from './messages'
import { betweenMistakes, mistakesIn } from './mistakes'
import { writeLanguage, writeOpenLanguages } from './write-modules'

/**
 * Writes translated/, from which the other languages are built: the English content with their words. First it reads every
 * file of content/, so that each typing mistake is named, also where no translation has the file.
 */
writeOpenLanguages(openTranslations)
const mistakes = new Set(
  contentFiles.flatMap(file => mistakesIn(file, readFileSync(file, 'utf8'), parseSource)),
)
for (const language of translations) {
  try {
    writeLanguage(language)
  } catch (error) {
    for (const mistake of describeError(error).split(betweenMistakes)) mistakes.add(mistake)
  }
}
for (const mistake of mistakes) console.error(`✗ ${mistake}`)
if (mistakes.size > 0) process.exitCode = 1
