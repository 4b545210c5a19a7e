import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { helpLines } from '../../content/facts/help-lines'
import { everyPage, isReviewed, type TranslationRecord } from '../../lib/editorial/translation-record'
import { compareText, ownPageOf } from '../../lib/editorial/translations'
import { typedFacts } from '../../lib/editorial/typed-facts'
import { isUntranslated } from '../../lib/site/is-untranslated'
import type { Language } from '../../lib/site/language'
import {
  catalogFile,
  catalogOf,
  catalogsWithoutSource,
  content,
  isMissing,
  isStale,
  lineOf,
  type Text,
  textsOf,
} from './state'

/** Files that patients may rely on: a live site must not serve them outdated. */
const medicalOrLegal =
  /^(services|articles|legal)\/|^(disclaimers|calculator|faq|weight-trials)\.ts$|^ui\/(calculator|figures|trial-figures|journeys|start)|^facts\/(terms|policies|telehealth|help-lines)/

/** True if a stale or unreviewed text of the file fails the build; others are only listed. */
export const isRefused = (file: string, siteEnv: string | undefined): boolean =>
  siteEnv === 'production' && medicalOrLegal.test(file)

/** A file that the language writes itself, in place of the English one. */
export const isHandWritten = (code: string, file: string): boolean => existsSync(join(content, code, file))

/** Texts that the language shows: of every file but those that belong to a page it lacks. */
export function shownTexts(language: Language, files: readonly string[]) {
  const shown = files.filter(file => {
    const page = ownPageOf(file)
    return !isHandWritten(language.code, file) && (!page || !isUntranslated(language, page))
  })
  return textsOf(language.code, shown)
}

export const placeOf = (code: string, { file, message }: Pick<Text, 'file' | 'message'>): string =>
  `content/${code}/${catalogOf(file)} ${message.key}`

const helpFile = 'facts/help-lines.ts'
/** Whom to call differs by language (the crisis line has a key for Spanish), as does what people search for. */
const isOwn = ({ file, message }: Text) =>
  file === helpFile || /(^|\.)citation$|^searchedWords\./.test(message.key)

/** A translation may say by name what the English says in words: to call 911. */
const emergency = 'helpLines.emergency'
function emergencyIn(texts: readonly Text[]): string {
  const text = texts.find(({ file, message }) => file === helpFile && message.key === emergency)
  return (text && !isStale(text) && text.entry?.translation) || helpLines.emergency
}

function findingsIn(code: string, text: Text, texts: readonly Text[]): string[] {
  const { message, entry } = text
  // Shown in English.
  if (!entry || isMissing(text) || isStale(text)) return []
  try {
    message.write(entry.translation, () => '')
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  if (isOwn(text)) return []
  const english = message.text.replaceAll(`{${emergency}}`, helpLines.emergency)
  return compareText(english, entry.translation.replaceAll(`{${emergency}}`, emergencyIn(texts)), code)
}

/** Mistakes in the catalogs of a language. @param files paths in content/ of the English files with texts. */
export function catalogFindings(language: Language, files: readonly string[]): string[] {
  const { code } = language
  const { texts, extra } = shownTexts(language, files)
  return [
    ...texts.flatMap(text => [
      ...findingsIn(code, text, texts).map(finding => `${placeOf(code, text)}: ${finding}`),
      ...typedFacts(placeOf(code, text), text.entry?.translation ?? ''),
    ]),
    ...extra.map(
      ({ file, entry }) =>
        `content/${code}/${catalogOf(file)} ${entry.key}: the English file has no such text`,
    ),
    ...catalogsWithoutSource(code, files).map(
      file => `content/${code}/${file}: translates nothing; the English file has gone or has another name`,
    ),
  ]
}

export type Stale = {
  place: string
  /** Line of the English text, and of its translation. */
  line: string
  at: string
  before: string
  now: string
  translation: string
  isRefused: boolean
}

/** Texts whose English has changed since they were translated. */
export function staleTexts(
  language: Language,
  files: readonly string[],
  siteEnv = process.env.SITE_ENV,
): Stale[] {
  const { code } = language
  return shownTexts(language, files).texts.flatMap(text => {
    const { file, message, entry } = text
    if (!entry || !isStale(text)) return []
    return [
      {
        place: placeOf(code, text),
        line: `content/${file}:${message.line}`,
        at: `content/${code}/${catalogOf(file)}:${lineOf(catalogFile(code, file), `msgctxt "${message.key}"`)}`,
        before: entry.before ?? entry.english,
        now: message.text,
        translation: entry.translation,
        isRefused: isRefused(file, siteEnv),
      },
    ]
  })
}

/** A page with text in this language that no speaker of it has read as it is now. */
export type Unreviewed = { page: string; finding: string; isRefused: boolean }

/** A page that falls back to English whole is not one of them. */
export function unreviewedPages(
  language: Language,
  files: readonly string[],
  record: TranslationRecord,
  siteEnv: string | undefined,
): Unreviewed[] {
  const place = `content/${language.code}/record.ts`
  const shown = shownTexts(language, files).texts.filter(text => !isMissing(text))
  const pagesOf = (files: readonly string[]) => new Set(files.map(file => ownPageOf(file) ?? everyPage))
  const all = shown.map(({ file }) => file)
  const refused = pagesOf(all.filter(file => isRefused(file, siteEnv)))
  return [...pagesOf(all)].flatMap(page => {
    const entry = record.find(({ pages }) => pages.includes(page))
    if (entry && isReviewed(entry)) return []
    const line = lineOf(
      join(content, language.code, 'record.ts'),
      page === everyPage ? 'everyPage' : `'${page}'`,
    )
    const way =
      page === everyPage
        ? 'open without the language (content/facts/languages.ts)'
        : `add the page to onlyInEnglish in content/${language.code}/facts/language.ts`
    return [
      {
        page,
        finding: `${place}:${line}: ${page} has medical or legal text that nobody has reviewed: have it reviewed, or ${way}`,
        isRefused: refused.has(page),
      },
    ]
  })
}
