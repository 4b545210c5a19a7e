import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from '../runner/user-error.mjs'
import { type Entry, readCatalog } from './catalog'
import { type Message, messagesIn } from './messages'
import { betweenMistakes, mistakesIn } from './mistakes'
import { isName } from './names'

/** What is translated, and from which English: content/ beside content/<language>/. */

export const root = resolve(__dirname, '..', '..')
export const content = join(root, 'content')

/** A text of the English site and, once it has one, its translation. */
export type Text = {
  /** Path in content/: 'home.ts'. */
  file: string
  message: Message
  entry?: Entry
}

/** Texts whose entry has no English any more. */
export type Extra = { file: string; entry: Entry }

export const catalogOf = (file: string): string => file.replace(/\.tsx?$/, '.po')

/** @throws UserError for a typing mistake. @param file path in content/, of which `source` is the text */
export function textsIn(file: string, source: string): readonly Message[] {
  let messages: readonly Message[] = []
  const mistakes = mistakesIn(`content/${file}`, source, text => {
    messages = messagesIn(text)
  })
  if (mistakes.length > 0) throw new UserError(mistakes.join(betweenMistakes))
  return messages.filter(({ key }) => !isName(file, key))
}

export const readTexts = (file: string): readonly Message[] =>
  textsIn(file, readFileSync(join(content, file), 'utf8'))

export const catalogFile = (code: string, file: string): string => join(content, code, catalogOf(file))

/** @param files paths in content/ of English files. */
export function textsOf(code: string, files: readonly string[]): { texts: Text[]; extra: Extra[] } {
  const texts: Text[] = []
  const extra: Extra[] = []
  for (const file of files) {
    const entries = new Map(readCatalog(catalogFile(code, file)).map(entry => [entry.key, entry]))
    for (const message of readTexts(file)) {
      const entry = entries.get(message.key)
      entries.delete(message.key)
      texts.push({ file, message, ...(entry ? { entry } : {}) })
    }
    extra.push(...[...entries.values()].map(entry => ({ file, entry })))
  }
  return { texts, extra }
}

/** True if the English has changed since the translation was made, or a translation tool says so. */
export const isStale = ({ message, entry }: Text): boolean =>
  entry !== undefined && (entry.english !== message.text || entry.isFuzzy === true)

export const isMissing = ({ entry }: Text): boolean => !entry?.translation

/** Line of a file, from 1, that has some words; the last one. */
export const lineOf = (file: string, words: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findLastIndex(line => line.includes(words)) + 1

/** Catalogs whose English file has gone or has another name. */
export function catalogsWithoutSource(code: string, files: readonly string[]): string[] {
  return readdirSync(join(content, code), { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.po') && !files.some(file => catalogOf(file) === name),
  )
}
