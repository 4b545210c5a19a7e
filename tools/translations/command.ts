import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fill } from '../../lib/words/fill'
import { asReviewed, type Entry, printCatalog, readCatalog, sentHeaders, writeCatalog } from './catalog'
import { englishFiles, hasWords, translations } from './content-words'
import { notesOf } from './notes'
import { catalogFile, catalogOf, content, isMissing, isStale, readTexts, root } from './state'
import { shownTexts, staleTexts } from './translation-findings'

/**
 * The translated texts and their state. `npm run translations` shows the texts whose English has changed since, and those
 * without a translation.
 *
 *   npm run translations -- update               writes them into the catalogs, for a translation tool; of one language: update es
 *   npm run translations -- send es              a copy for a translator, with notes on values and lengths
 *   npm run translations -- accept es content/es/home.po home.meta.title
 *                                                the translation is right for the new English
 *   npm run translations -- review es content/es/faq.po
 *                                                the words that a reviewer has read; `all` for every file
 */

const usage = `npm run translations [-- update [language]
                    | -- send <language>
                    | -- accept <language> <file> <text …>
                    | -- review <language> <file …|all>]`
const withWords = englishFiles.filter(hasWords)

const shown = `{place}
  English then  {before}
  English now   {now}   ({line})
  Translation   {translation}`

function list() {
  for (const language of translations) {
    const stale = staleTexts(language, withWords)
    const missing = shownTexts(language, withWords).texts.filter(isMissing)
    console.log(`${language.own}: ${stale.length} stale, ${missing.length} without a translation`)
    for (const { isRefused: _, ...one } of stale) console.log(fill(shown, one))
    for (const { file, message } of missing)
      console.log(
        `content/${language.code}/${catalogOf(file)} ${message.key}: ${message.text}   (content/${file}:${message.line})`,
      )
  }
}

/** Every text of the English file, in its order: stale ones are fuzzy, new ones empty. Those without English go. */
function updated(code: string, file: string): Entry[] {
  const entries = new Map(readCatalog(catalogFile(code, file)).map(entry => [entry.key, entry]))
  return readTexts(file).map((message): Entry => {
    const entry = entries.get(message.key)
    if (!entry) return { key: message.key, english: message.text, translation: '' }
    if (!isStale({ file, message, entry })) return entry
    return { ...entry, english: message.text, before: entry.before ?? entry.english, isFuzzy: true }
  })
}

/**
 * A copy of the catalogs to send: each text with its place, what its values say now, and how long it may be. What comes back is
 * put into content/<language>/; the notes go with the next update.
 */
function send(code: string) {
  const language = translations.find(one => one.code === code)
  if (!language) return
  const folder = join(root, 'out', 'translations', code)
  for (const file of new Set(shownTexts(language, withWords).texts.map(text => text.file))) {
    const messages = new Map(readTexts(file).map(message => [message.key, message]))
    const notes = notesOf(file, readFileSync(join(content, file), 'utf8'), [...messages.values()])
    const entries = updated(code, file).map((entry): Entry => {
      const note = notes.get(entry.key)
      const reference = `content/${file}:${messages.get(entry.key)?.line}`
      return { ...entry, reference, ...(note ? { notes: note } : {}) }
    })
    const copy = join(folder, catalogOf(file))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, printCatalog(code, entries, sentHeaders))
  }
  console.log(`Written to ${folder}`)
}

/** @param wanted a language's code; '' for all of them. */
function update(wanted: string) {
  for (const language of translations) {
    const { code } = language
    if (wanted !== '' && code !== wanted) continue
    const files = new Set(shownTexts(language, withWords).texts.map(({ file }) => file))
    for (const file of files) writeCatalog(catalogFile(code, file), code, updated(code, file))
  }
  list()
}

/** @throws when one of the files is not a catalog. */
function chosenFiles(code: string, named: readonly string[]): string[] {
  return named.map(name => {
    const file = withWords.find(one => name === `content/${code}/${catalogOf(one)}`)
    if (!file) throw new Error(`${name} is not a translation. ${usage}`)
    return file
  })
}

function accept(code: string, [name = '', ...keys]: readonly string[]) {
  const [file = ''] = chosenFiles(code, [name])
  const english = new Map(readTexts(file).map(({ key, text }) => [key, text]))
  const catalog = readCatalog(catalogFile(code, file))
  const unknown = keys.filter(key => !catalog.some(entry => entry.key === key))
  if (keys.length === 0 || unknown.length > 0)
    throw new Error(`${name} has no text ${unknown.join(', ')}. ${usage}`)
  const accepted = catalog.map(entry => {
    const { isFuzzy: _, before: __, ...kept } = entry
    return keys.includes(entry.key) ? { ...kept, english: english.get(entry.key) ?? entry.english } : entry
  })
  writeCatalog(catalogFile(code, file), code, accepted)
  console.log(
    `Up to date: ${keys.join(', ')}. If the words changed, set translatedOn in content/${code}/record.ts.`,
  )
}

function review(code: string, named: readonly string[]) {
  const files = named[0] === 'all' ? withWords : chosenFiles(code, named)
  const empty: string[] = []
  for (const file of files) {
    const read = readCatalog(catalogFile(code, file)).map(asReviewed)
    if (read.length > 0) writeCatalog(catalogFile(code, file), code, read)
    const left = read.filter(({ translation }) => !translation).length
    if (left > 0) empty.push(`  content/${code}/${catalogOf(file)}: ${left}`)
  }
  console.log(`Recorded as reviewed. Enter the reviewer and the date in content/${code}/record.ts.`)
  if (empty.length > 0)
    console.log(`Not recorded, because nobody has translated them yet (texts by file):\n${empty.join('\n')}`)
}

function main([command, code = '', ...rest]: readonly string[]) {
  if (command === undefined) return list()
  const isAll = command === 'update' && code === ''
  if (!isAll && !translations.some(language => language.code === code))
    throw new Error(`Unknown language. ${usage}`)
  if (command === 'update') return update(code)
  if (command === 'send') return send(code)
  if (command === 'accept') return accept(code, rest)
  if (command === 'review' && rest.length > 0) return review(code, rest)
  throw new Error(usage)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
