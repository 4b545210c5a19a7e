import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { ownPageOf } from '../../lib/editorial/translations'
import { type ArticleSlug, articlePath, routes } from '../../lib/routes'
import { articleSlugs } from '../../lib/site/article-slugs'
import { isUntranslated } from '../../lib/site/is-untranslated'
import type { Language } from '../../lib/site/language'
import { UserError } from '../runner/user-error.mjs'
import { type Catalog, readCatalog } from './catalog'
import { englishFiles, hasWords, isForChecks } from './content-words'
import { type Message, translateSource, wordsBetween } from './messages'
import { betweenMistakes } from './mistakes'
import { catalogFile, catalogsWithoutSource, content, isMissing, isStale, root, textsIn } from './state'

const output = join(root, 'translated')

const specifier = /(\bfrom\s+|\bimport\s+)'(\.\.?\/[^']+)'/g

/** A copied module finds its neighbors: those of an English file by the alias, which looks for a translation first. */
export function rewriteImportAliases(source: string, file: string): string {
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

type Translated = {
  source: string
  /** Its words that stay English and that the source does not mark itself: lib/words/in-english.ts. */
  inEnglish: readonly string[]
}

/** The English file with the words of a translation. Texts without one, and stale ones, stay English. */
export function translatedModule(source: string, file: string, catalog: Catalog): Translated {
  const entries = new Map(catalog.map(entry => [entry.key, entry]))
  const messages = textsIn(file, source)
  const translationOf = (message: Message) => {
    const entry = entries.get(message.key)
    const text = { file, message, ...(entry ? { entry } : {}) }
    return isMissing(text) || isStale(text) ? undefined : entry?.translation
  }
  return {
    source: rewriteImportAliases(translateSource(source, messages, translationOf), file),
    inEnglish: messages
      .filter(message => !message.keep && translationOf(message) === undefined)
      .flatMap(({ text }) => wordsBetween(text)),
  }
}

const listOfEnglish = 'facts/texts-in-english.ts'
const writeListOfEnglish = (texts: readonly string[]) =>
  `export const textsInEnglish: readonly string[] = ${JSON.stringify(texts, null, 2)}\n`

/** The words of a page that the language lacks are in no page of it, so nothing in them has to be marked as English. */
const isShown = (language: Language, file: string) => {
  const page = ownPageOf(file)
  return page === undefined || !isUntranslated(language, page)
}

/** content/articles/index.ts for a language: the articles that it has, in the order of the English list, and the others. */
function articleList(language: Language): string {
  const has = (slug: ArticleSlug) => !isUntranslated(language, articlePath(slug))
  const own = articleSlugs.filter(has)
  const others = isUntranslated(language, routes.blog) ? [] : articleSlugs.filter(slug => !has(slug))
  const names = (slugs: readonly string[], name: string) => slugs.map((_, index) => name + index).join(', ')
  return [
    "import type { Article, EnglishArticle } from '../../../content/articles'",
    ...own.map((slug, index) => `import * as own${index} from '@/content/articles/${slug}'`),
    ...others.map(
      (slug, index) => `import { meta as other${index} } from '../../../content/articles/${slug}'`,
    ),
    "export type { Article, EnglishArticle } from '../../../content/articles'",
    `export const articles: readonly Article[] = [${names(own, 'own')}]`,
    `export const articlesInEnglish: readonly EnglishArticle[] = [${names(others, 'other')}]`,
    '',
  ].join('\n')
}

/** What is wrong with a file, so that the next one is read, too. */
function orMistake<Result>(read: () => Result): Result | string {
  try {
    return read()
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}

/** The modules of a language, by their path: the English files with its words, and those written by hand. */
function modulesOf(language: Language, catalogIn: typeof readCatalog): Map<string, string> {
  const { code } = language
  const modules = new Map([['articles/index.ts', articleList(language)]])
  const files = englishFiles.filter(hasWords)
  const [orphan] = catalogsWithoutSource(code, files)
  if (orphan) {
    throw new Error(
      `content/${code}/${orphan}: translates nothing; the English file has gone or has another name`,
    )
  }
  const mistakes: string[] = []
  const inEnglish = new Set<string>()
  for (const file of files) {
    if (!isShown(language, file)) continue
    const source = readFileSync(join(content, file), 'utf8')
    const translated = orMistake(() => translatedModule(source, file, catalogIn(catalogFile(code, file))))
    if (typeof translated === 'string') {
      mistakes.push(translated)
      continue
    }
    if (translated.source !== rewriteImportAliases(source, file)) modules.set(file, translated.source)
    for (const words of translated.inEnglish) inEnglish.add(words)
  }
  if (mistakes.length > 0) throw new UserError(mistakes.join(betweenMistakes))
  if (inEnglish.size > 0) modules.set(listOfEnglish, writeListOfEnglish([...inEnglish]))
  const folder = join(content, code)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && !isForChecks(file))
      modules.set(file, withOriginal(readFileSync(join(folder, file), 'utf8'), code, file))
  return modules
}

/**
 * Imports of `@/content/` find the language's module first. Its fonts are those of app/fonts/<code>/, or the ones with the
 * letters of western European languages. Only a language with English texts needs the runtime that
 * marks them.
 */
function configurationOf(code: string, modules: ReadonlyMap<string, string>): string {
  const fonts = existsSync(join(root, 'app', 'fonts', code)) ? code : 'accented'
  return JSON.stringify(
    {
      extends: '../../tsconfig.json',
      compilerOptions: {
        ...(modules.has(listOfEnglish) ? { jsxImportSource: '@/components/in-english' } : {}),
        paths: {
          '@/app/fonts/faces': [`../../app/fonts/${fonts}/faces`],
          '@/content/*': ['./*', '../../content/*'],
          '@/*': ['../../*'],
        },
      },
      // What its pages consist of; the rest is checked with the English ones.
      include: ['.', ...['app', 'components', 'content', 'lib'].map(folder => `../../${folder}`)],
      exclude: [],
    },
    null,
    2,
  )
}

/**
 * Writes a language to translated/<name>/. What is up to date is not touched: a build may be reading it.
 * @param catalogIn replaced in tests.
 */
export function writeLanguage(language: Language, name = language.code, catalogIn = readCatalog): void {
  const modules = modulesOf(language, catalogIn)
  const folder = join(output, name)
  const files = new Map([...modules, ['tsconfig.json', configurationOf(language.code, modules)]])
  for (const [file, source] of files) {
    const target = join(folder, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === source) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, source)
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && !files.has(file)) rmSync(join(folder, file))
}

/** For programs that run before TypeScript can: the languages to build beside English. */
export function writeOpenLanguages(open: readonly Language[]): void {
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'open.json'), `${JSON.stringify(open.map(({ code }) => code))}\n`)
}
