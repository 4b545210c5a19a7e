import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { readCatalog } from './catalog'
import { type Message, messagesIn, translateSource } from './messages'

const root = resolve(__dirname, '..', '..')
const content = join(root, 'content')
export const output = join(root, 'translated')

export const sourceOf = (file: string): string | undefined =>
  ['.ts', '.tsx'].map(ending => join(content, file.replace(/\.po$/, ending))).find(existsSync)

const specifier = /(\bfrom\s+|\bimport\s+)'(\.\.?\/[^']+)'/g

/** A copied module finds its neighbors: those of an English file by the alias, which looks for a translation first. */
function withAlias(source: string, file: string): string {
  return source.replace(
    specifier,
    (_, start: string, path: string) => `${start}'@/content/${posix.join(posix.dirname(file), path)}'`,
  )
}

/** A hand-written file names the English one by a relative path. */
function withOriginal(source: string, code: string, file: string): string {
  const from = dirname(join(output, code, file))
  return source.replace(specifier, (_, start: string, path: string) => {
    const target = relative(from, join(dirname(join(content, code, file)), path)).replaceAll('\\', '/')
    return `${start}'${target.startsWith('.') ? target : `./${target}`}'`
  })
}

/** The English file with the words of a translation. */
export function translatedModule(source: string, file: string, words: ReadonlyMap<string, string>): string {
  const messages = messagesIn(source)
  const translationOf = ({ key }: Message) => words.get(key) || undefined
  return withAlias(translateSource(source, messages, translationOf), file)
}

/** Writes the content of a language to translated/: the English files with its words, and those written by hand. */
export function writeLanguage(code: string): void {
  const folder = join(content, code)
  rmSync(join(output, code), { recursive: true, force: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const isCatalog = file.endsWith('.po')
    if (!isCatalog && !/\.tsx?$/.test(file)) continue
    const original = isCatalog ? sourceOf(file) : join(folder, file)
    if (!original)
      throw new Error(
        `content/${code}/${file}: translates nothing; the English file has gone or has another name`,
      )
    const target = join(output, code, isCatalog ? relative(content, original) : file)
    const source = readFileSync(original, 'utf8')
    const own = isCatalog
      ? translatedModule(
          source,
          relative(content, original),
          new Map(readCatalog(join(folder, file)).map(({ key, translation }) => [key, translation])),
        )
      : withOriginal(source, code, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, own)
  }
}
