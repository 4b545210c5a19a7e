import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type GetTextTranslation, po } from 'gettext-parser'
import { UserError } from '../runner/user-error.mjs'
import { betweenMistakes, catalogMistakes } from './mistakes'

/**
 * The translated texts of one content file, as PO: content/es/home.po for content/home.ts. It is the format of translation
 * tools, so a file can be sent to a translator and put back.
 */
export type Entry = {
  /** See `Message` in tools/translations/messages.ts; the PO file's context. */
  key: string
  /** The English text that the translation was made from. */
  english: string
  translation: string
  /** The translation as a reviewer read it. */
  reviewed?: string
  /** Set by a translation tool, or by `npm run translations -- update`, where the English has changed since. */
  isFuzzy?: boolean
  /** The English before that change. */
  before?: string
  /** For the translator only (notes.ts): what placeholders say, and where the text stands. Not read back. */
  notes?: string
  reference?: string
}
export type Catalog = readonly Entry[]

/** The words that a reviewer has read. Where there is no translation, the page shows English: there is nothing to read. */
export function asReviewed(entry: Entry): Entry {
  if (entry.translation) return { ...entry, reviewed: entry.translation }
  const { reviewed: _, ...kept } = entry
  return kept
}

const reviewMark = 'reviewed: '

/** Comments of a PO file are single lines. */
const inOneLine = (text: string) => JSON.stringify(text).slice(1, -1)
const fromOneLine = (line: string): string => JSON.parse(`"${line}"`)

function read({ msgctxt = '', msgid, msgstr, comments }: GetTextTranslation): Entry {
  const review = comments?.translator?.split('\n').find(line => line.startsWith(reviewMark))
  const previous = /^msgid (".*")$/s.exec(comments?.previous ?? '')?.[1]
  return {
    key: msgctxt,
    english: msgid,
    translation: msgstr[0] ?? '',
    ...(review ? { reviewed: fromOneLine(review.slice(reviewMark.length)) } : {}),
    ...(comments?.flag?.includes('fuzzy') ? { isFuzzy: true } : {}),
    ...(previous ? { before: JSON.parse(previous) } : {}),
  }
}

function write({
  key,
  english,
  translation,
  reviewed,
  isFuzzy,
  before,
  notes,
  reference,
}: Entry): GetTextTranslation {
  return {
    msgctxt: key,
    msgid: english,
    msgstr: [translation],
    comments: {
      ...(notes === undefined ? {} : { extracted: notes }),
      ...(reference === undefined ? {} : { reference }),
      ...(reviewed === undefined ? {} : { translator: `${reviewMark}${inOneLine(reviewed)}` }),
      ...(isFuzzy ? { flag: 'fuzzy' } : {}),
      ...(before === undefined ? {} : { previous: `msgid ${JSON.stringify(before)}` }),
    },
  }
}

export function parseCatalog(text: string): Catalog {
  return Object.values(po.parse(text).translations)
    .flatMap(context => Object.values(context))
    .filter(({ msgctxt }) => msgctxt !== undefined && msgctxt !== '')
    .map(read)
}

/** What gettext's own tools ask for in a file that is sent. */
export const sentHeaders = {
  'Project-Id-Version': 'website',
  'MIME-Version': '1.0',
  'Content-Transfer-Encoding': '8bit',
}

/** What a translation tool writes into the head of a file: who translated it, and when. */
const headersOf = (text: string): Readonly<Record<string, string>> => po.parse(text).headers

/** @param given headers of the file before */
export function printCatalog(
  language: string,
  catalog: Catalog,
  given: Readonly<Record<string, string>> = {},
): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {}
  for (const entry of catalog) translations[entry.key] = { [entry.english]: write(entry) }
  const headers = { ...given, 'Content-Type': 'text/plain; charset=utf-8', Language: language }
  // A line per text: tools fold at widths of their own, and differences would show folds.
  const text = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()
  return `${text.trimEnd()}\n`
}

/** @throws UserError for a typing mistake. */
export function readCatalog(file: string): Catalog {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const mistakes = catalogMistakes(relative(process.cwd(), file), text)
  if (mistakes.length > 0) throw new UserError(mistakes.join(betweenMistakes))
  return parseCatalog(text)
}

export function writeCatalog(file: string, language: string, catalog: Catalog): void {
  mkdirSync(dirname(file), { recursive: true })
  const given = existsSync(file) ? headersOf(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, printCatalog(language, catalog, given))
}
