import { articlePath, routes, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import { serviceKeys } from '@/lib/site/paths'
import { differingFigures, foreignDecimals } from './figures-in'
import { changedMeaning } from './meaning'
import { wordingOf } from './wording'
import { prohibitions, withoutAccents } from './wording/language-wording'

/** Compares a translated text with its English original. */

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
  const sourceRuns = new Set(runs(wordsIn(english)).map(run => run.join(' ')))
  return runs(wordsIn(translation))
    .filter(run => run.some(word => englishWords.has(word)))
    .map(run => run.join(' '))
    .find(run => sourceRuns.has(run))
}

/** Prohibitions of the English text that the translation lacks, such as 'never take two doses'. */
function lackingProhibitions(english: string, translation: string, code: string): string[] {
  return prohibitions.flatMap(name => {
    const prohibition = wordingOf(code).prohibitions[name]
    const wanted = withoutAccents(english).match(wordingOf('en').prohibitions[name]) ?? []
    const found = withoutAccents(translation).match(prohibition) ?? []
    return wanted.length <= found.length ? [] : [`must say as often as the English (${name}): ${prohibition}`]
  })
}

/** Metric units that a translation adds beside those of the English text: '86 °F (30 °C)'. */
const conversion = / \((?:\p{L}+ ){0,2}[\d.,]+(?: \p{L} [\d.,]+)? (?:°C|mL|kg)\)/gu

/** Values that no reader takes for another one of the sentence. */
const unmistakable = ['{name}', '{day}']

/** '{price} a month after a visit of {month}': values that have changed places with one another. */
function exchangedValues(english: string, translation: string, code: string): string[] {
  if (wordingOf(code).reordered?.includes(english)) return []
  const valuesIn = (text: string) =>
    (text.match(/\{[^{}]*\}/g) ?? []).filter(value => !unmistakable.includes(value))
  const [from, to] = [valuesIn(english), valuesIn(translation)]
  const found = to.filter(value => from.includes(value))
  const moved = from.filter(value => to.includes(value)).find((value, place) => value !== found[place])
  return moved
    ? [
        `must have its values in the order of the English: ${moved}. If the grammar forbids it, list the English text in "reordered" of content/${code}/wording.ts`,
      ]
    : []
}

/** Values that a text references by name, and the elements within it, are not words. */
const wordsOf = (text: string) => text.replace(/\{[^{}]*\}|<\/?\d+\/?>/g, ' ')

/**
 * What a translation changes although it must not: figures, decimals, units, negations, opposites, prohibitions, and words
 * that are still English.
 * @param code language of the translation. Placeholders are compared where they are replaced.
 */
export function compareText(english: string, translation: string, code: string): string[] {
  const [from, to] = [wordsOf(english), wordsOf(translation)]
  const leftover = englishLeftover(from, to)
  return [
    ...(leftover ? [`is still English: "${leftover}"`] : []),
    ...differingFigures(from, to.replace(conversion, ''), code),
    ...foreignDecimals(to, code),
    ...lackingProhibitions(from, to, code),
    ...exchangedValues(english, translation, code),
    ...changedMeaning(english, translation.replace(conversion, ''), code),
  ]
}

const pageName = (file: string) => file.replace(/^(legal\/)?(.*)\.ts$/, '$2')
const asKey = (name: string) => name.replace(/-\w/g, letter => letter.charAt(1).toUpperCase())

/** Files that are named otherwise than their page. */
const otherwiseNamed: Readonly<Record<string, string>> = {
  'overview.ts': routes.services,
  'articles/shared-figures.ts': routes.blog,
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
