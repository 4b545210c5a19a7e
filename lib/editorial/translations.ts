import { helpLines } from '@/content/facts/help-lines'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import { serviceKeys } from '@/lib/site/paths'
import type { Entries } from './entries'
import { differingFigures, foreignDecimals } from './figures-in'
import { wordingOf } from './wording'
import { prohibitions, withoutAccents } from './wording/language-wording'

/** Compares a translated file with its English original. */

type Translation = {
  /** Language code of the translation. */
  code: string
  /** Path shown in findings: 'content/es/home.ts'. */
  file: string
  english: Entries
  own: Entries
}

/** Names of works, notices in the words of an authority, and names given by law: the same in every language. */
const keepsEnglish = /(^|\.)(citation|address|texasComplaintNotice|standardNotice|spanishLink)(\.|$)/

/** Related articles of a translation are those that its language has. */
const ownChoice = /^meta\.related\./

/** Official names that translations keep in English. */
const officialNames = ['Health Insurance Portability and Accountability Act', 'Texas State Board of Pharmacy']

/** Words that occur in English sentences, but not in Spanish or Portuguese ones. */
const englishWords = new Set(
  'the and with for your you of is are that this from not it we our or to by they them have has be'.split(
    ' ',
  ),
)
const leftoverWords = 5

const withoutNames = (text: string) =>
  officialNames.reduce((rest, name) => rest.replaceAll(name, ' | '), text)
const wordsIn = (text: string) =>
  withoutNames(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}’'-]+|\|/gu) ?? []

function runs(words: readonly string[]): string[][] {
  return words.slice(leftoverWords - 1).map((_, index) => words.slice(index, index + leftoverWords))
}

/** Finds five consecutive words that are also in the English text. Names of people, places and works are shorter. */
export function englishLeftover(english: string, translation: string): string | undefined {
  const known = new Set(runs(wordsIn(english)).map(run => run.join(' ')))
  return runs(wordsIn(translation))
    .filter(run => run.some(word => englishWords.has(word)))
    .map(run => run.join(' '))
    .find(run => known.has(run))
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')

/** The crisis line of a language has a key to press; lib/editorial/wording/ says which. */
const withoutCrisisLine = (text: string) => text.replaceAll(helpLines.crisis, helpLines.numbers.crisis)
/** Prohibitions of the English text that the translation lacks, such as 'never take two doses'. */
function lackingProhibitions(english: string, translation: string, code: string): string[] {
  return prohibitions.flatMap(name => {
    const own = wordingOf(code).prohibitions[name]
    const wanted = withoutAccents(english).match(wordingOf('en').prohibitions[name]) ?? []
    const found = withoutAccents(translation).match(own) ?? []
    return wanted.length <= found.length ? [] : [`must say as often as the English (${name}): ${own}`]
  })
}

function compareText(english: string, text: string, code: string): string[] {
  const [wanted, found] = [placeholders(english), placeholders(text)]
  const leftover = englishLeftover(english, text)
  return [
    ...(wanted === found ? [] : [`has the placeholders "${found}", the English text "${wanted}"`]),
    ...(leftover ? [`is still English: "${leftover}"`] : []),
    ...differingFigures(english, withoutCrisisLine(text), code),
    ...foreignDecimals(text, code),
    ...lackingProhibitions(english, text, code),
  ]
}

function compareEntry(key: string, { english, own, code }: Translation): string[] {
  if (ownChoice.test(key)) return []
  const [from, to] = [english[key], own[key]]
  if (!to) return ['is missing']
  if (!from) return ['is not in the English file']
  if (from.kind !== to.kind) return [`is a ${to.kind}, in English a ${from.kind}`]
  if (to.kind === 'value') {
    return from.value === to.value ? [] : [`is "${to.value}", in English "${from.value}"`]
  }
  return keepsEnglish.test(key) ? [] : compareText(from.value, to.value, code)
}

/** Every finding names file and key. */
export function compareTranslation(translation: Translation): string[] {
  const { file, english, own } = translation
  return [...new Set([...Object.keys(english), ...Object.keys(own)])].flatMap(key =>
    compareEntry(key, translation).map(finding => `${file} ${key}: ${finding}`),
  )
}

const pageName = (file: string) => file.replace(/^(legal\/)?(.*)\.ts$/, '$2')
const asKey = (name: string) => name.replace(/-\w/g, letter => letter.charAt(1).toUpperCase())

/** Files that are named otherwise than their page. */
const otherwiseNamed: Readonly<Record<string, string>> = {
  'overview.ts': routes.services,
  'legal/hipaa-notice.ts': routes.privacy,
  'legal/website-privacy.ts': routes.privacy,
  ...Object.fromEntries(serviceKeys.map(key => [`services/${key}.ts`, servicePaths[key]])),
}

/** The page that a file belongs to, if it is only one: 'faq.ts' -> '/faq'. */
export function ownPageOf(file: string): string | undefined {
  if (otherwiseNamed[file]) return otherwiseNamed[file]
  const slug = articleSlugs.find(one => file === `articles/${one}.tsx`)
  if (slug) return articlePath(slug)
  const name = pageName(file)
  return Object.entries<string>(routes).find(([key, path]) => key === asKey(name) || path === `/${name}`)?.[1]
}

/**
 * Texts that a language shows in English because a file has no translation.
 * @param english exports of the file in English.
 * @param served its exports in the language's build; a text composed of translated ones differs.
 */
export function untranslated(english: Entries, served: Entries): string[] {
  return Object.entries(served).flatMap(([key, { kind, value }]) =>
    kind === 'text' && /\p{L}{2}/u.test(value) && english[key]?.value === value && !keepsEnglish.test(key)
      ? [key]
      : [],
  )
}
