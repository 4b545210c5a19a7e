/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@/content/facts/languages'
import { writeLanguage } from '@/tools/translations/write-modules'

/** A language of which nothing is translated yet: every text that a page shows must say that it is English. */
const name = 'without-words'
const folder = join(process.cwd(), 'translated', name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('pages mark every text without a translation as English, also where components split or fill it', () => {
  const spanish = languages.find(({ code }) => code === 'es')
  if (!spanish) throw new Error('There is no Spanish')
  writeLanguage(spanish, name, () => [])
  const script = join(process.cwd(), '__tests__', 'support', 'print-unmarked-english.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') }
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { env, maxBuffer: 2 ** 24 })
  const { pages, found } = JSON.parse(printed.toString())
  expect(pages).toBeGreaterThan(30)
  expect(found).toEqual([])
})
