import './check-ahead'
import { englishFiles, openTranslations } from '../translations/content-words'
import { impossibleDays } from './impossible-days'

/** Findings and warnings of content/, printed: see tools/editorial/content-check.ts. */
async function findingsOfContent(): Promise<readonly string[]> {
  const days = impossibleDays()
  if (days.length > 0) return days
  const { checkContent } = await import('./content-check')
  const { findings, warnings, shownInEnglish } = await checkContent()
  for (const line of [...warnings, ...shownInEnglish]) console.warn(`! ${line}`)
  if (shownInEnglish.length > 0) console.warn('npm run translations lists them.')
  return findings
}

/** Checks content/ before a build. */
async function main() {
  // Failure until the end is reached: an interrupted check has not passed.
  process.exitCode = 1
  const findings = await findingsOfContent()
  for (const finding of findings) console.error(`✗ ${finding}`)
  if (findings.length > 0) return
  console.log(
    `Content: ${englishFiles.length} files in ${openTranslations.length + 1} languages, no findings.`,
  )
  process.exitCode = 0
}

void main()
