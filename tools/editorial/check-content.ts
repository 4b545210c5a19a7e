import './check-ahead'
import { englishFiles, openTranslations } from '../translations/content-words'
import { checkContent } from './content-check'

/** Checks content/ before a build: see tools/editorial/content-check.ts. */
async function main() {
  // Failure until the end is reached: an interrupted check has not passed.
  process.exitCode = 1
  const { findings, warnings, shownInEnglish } = await checkContent()
  for (const line of [...warnings, ...shownInEnglish]) console.warn(`! ${line}`)
  if (shownInEnglish.length > 0) console.warn('npm run translations lists them.')
  for (const finding of findings) console.error(`✗ ${finding}`)
  if (findings.length > 0) return
  console.log(
    `Content: ${englishFiles.length} files in ${openTranslations.length + 1} languages, no findings.`,
  )
  process.exitCode = 0
}

void main()
