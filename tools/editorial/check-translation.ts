import { language } from '@/content/facts/language'
import { filesOf } from '../translations/content-words'
import { contentFindings } from './content-findings'

/**
 * Findings in one translation: what its language must and must not say. `npx tsx tools/editorial/check-content.ts` starts it with the
 * language's TSX_TSCONFIG_PATH and reads the findings from its standard output, as JSON.
 */
async function main() {
  const { code } = language
  const findings = await contentFindings(`translated/${code}`, filesOf(code))
  // A finding names the file of which the translation is a copy; its words are in the catalog.
  const placed = findings.map(finding =>
    finding.replace(/^content\/([\w/-]+)\.tsx?/, (_, file) => `content/${code}/${file}.po`),
  )
  process.stdout.write(JSON.stringify(placed))
}

void main()
