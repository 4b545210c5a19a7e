import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { timeZone } from '../../content/facts/hours'
import { pages } from '../../content/site'
import { dayIn } from '../../lib/clinic/price-in-force'
import { UserError } from '../runner/user-error.mjs'

/** Writes lib/site/page-words.ts: from which day on each page of the sitemap has its present words. */

/** `asOf`: the day on which the pages were read. What they say of an offer, a price or an article depends on it. */
export type PageWords = { asOf: string; pages: Readonly<Record<string, { hash: string; on: string }>> }
type Hashes = ReadonlyMap<string, string>

const name = 'lib/site/page-words.ts'
const file = join(__dirname, '..', '..', name)

const unlisted: readonly string[] = pages.flatMap(page => ('unlisted' in page ? [page.path] : []))

/** As the pages are on a day, whatever day it is and whatever .env says. @throws when one cannot be rendered */
export function hashesOn(day: string): Hashes {
  const { PATH, NODE_OPTIONS } = process.env
  const quiet = pathToFileURL(join(__dirname, '..', 'runner', 'quiet.mjs')).href
  const program = join(__dirname, 'print-page-words.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', quiet, '--import', 'tsx', program, day],
    {
      cwd: join(__dirname, '..', '..'),
      encoding: 'utf8',
      env: { PATH, NODE_OPTIONS, NODE_ENV: 'production', TZ: 'UTC' },
    },
  )
  if (status !== 0) throw new UserError(stderr)
  const hashes: [string, string][] = JSON.parse(stdout)
  return new Map(hashes.filter(([path]) => !unlisted.includes(path)))
}

/** Reads line by line, so that a file with the marks of a merge keeps its days. */
export function readWords(text: string): PageWords {
  const lines = text.matchAll(/^ {4}'(\/.*)': \{ hash: '(\w+)', on: '([\d-]+)' \},$/gm)
  return {
    asOf: /asOf: '([\d-]+)'/.exec(text)?.[1] ?? '',
    pages: Object.fromEntries([...lines].map(([, path = '', hash = '', on = '']) => [path, { hash, on }])),
  }
}

export const wordsText = ({
  asOf,
  pages: lines,
}: PageWords) => `// Written by \`npm run generate\` from the words of the pages. Do not edit. After a merge, run it again.

/** A hash of what each page says, and the day from which it says that: its last change, in the sitemap. */
export const pageWords: {
  asOf: string
  pages: Readonly<Record<string, { hash: string; on: string }>>
} = {
  asOf: '${asOf}',
  pages: {
${Object.entries(lines)
  .map(([path, { hash, on }]) => `    '${path}': { hash: '${hash}', on: '${on}' },\n`)
  .join('')}  },
}
`

/** Pages that say something else than recorded, are new, or are gone. */
export const changedPages = (record: PageWords, hashes: Hashes): string[] =>
  [...new Set([...Object.keys(record.pages), ...hashes.keys()])]
    .filter(path => record.pages[path]?.hash !== hashes.get(path))
    .sort()

export function renewedWords(record: PageWords, hashes: Hashes, today: string): PageWords {
  const lines = [...hashes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, hash]) => {
      const before = record.pages[path]
      return [path, before?.hash === hash ? before : { hash, on: today }] as const
    })
  return { asOf: today, pages: Object.fromEntries(lines) }
}

const written = () => readFileSync(file, 'utf8')

/** What is wrong with the file; as of its own day, so that nothing is only because time passes. */
export function wordsFinding(): string | undefined {
  const text = written()
  const record = readWords(text)
  const changed = changedPages(record, hashesOn(record.asOf))
  if (changed.length > 0)
    return `${name} is out of date: run npm run generate. Words changed on ${changed.join(', ')}`
  return wordsText(record) === text ? undefined : `${name} is out of date: run npm run generate`
}

/** Gives today's day to each page whose words changed. */
export function writeWords(): void {
  const text = written()
  const record = readWords(text)
  const today = dayIn(timeZone, new Date())
  const hashes = hashesOn(today)
  const changed = changedPages(record, hashes)
  const isRight = changed.length === 0 && wordsText(record) === text
  // Also what only the check would see: words of that day.
  if (isRight && (record.asOf === today || changedPages(record, hashesOn(record.asOf)).length === 0)) return
  writeFileSync(file, wordsText(renewedWords(record, hashes, today)))
  console.log(`Changed today, ${today}, for the sitemap: ${changed.join(', ') || 'no page'}.`)
}
