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
function rewriteImportAliases(source: string, file: string): string {
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
  return rewriteImportAliases(translateSource(source, messages, translationOf), file)
}

/** The modules of a language, by their path: the English files with its words, and those written by hand. */
function modulesOf(code: string): Map<string, string> {
  const folder = join(content, code)
  const modules = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const isCatalog = file.endsWith('.po')
    if (!isCatalog && !/\.tsx?$/.test(file)) continue
    const original = isCatalog ? sourceOf(file) : join(folder, file)
    if (!original) {
      throw new Error(
        `content/${code}/${file}: translates nothing; the English file has gone or has another name`,
      )
    }
    const source = readFileSync(original, 'utf8')
    if (!isCatalog) modules.set(file, withOriginal(source, code, file))
    else {
      const name = relative(content, original)
      const words = readCatalog(join(folder, file)).map(({ key, translation }) => [key, translation] as const)
      modules.set(name, translatedModule(source, name, new Map(words)))
    }
  }
  return modules
}

/** Writes a language to translated/. What is up to date is not touched: a build may be reading it. */
export function writeLanguage(code: string): void {
  const modules = modulesOf(code)
  const folder = join(output, code)
  for (const [file, source] of modules) {
    const target = join(folder, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === source) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, source)
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && !modules.has(file)) rmSync(join(folder, file))
}
