import { textsInEnglish as texts } from '@/content/facts/texts-in-english'

/**
 * Words of a translated page that are still English: those without a translation, or whose English has changed since. The
 * elements that show them get `lang="en"` (components/in-english/). The list is that of the whole language, the same on the
 * server and in the browser, so a page hydrates as it was served.
 */

/** Shorter parts of a text, such as names and units, may also be of another language. */
const fewestLetters = 4

/** A part may begin in the middle of a text and end beyond it, at a value. */
const clauseEnd = /(?<=[.,:;])\s+/

const lettersIn = (text: string) => text.replace(/\P{L}/gu, '').length

/** Within a sentence, a role such as 'Medical reviewer' is in small letters. */
const smallTexts = texts.map(text => text.toLowerCase()).sort((one, other) => other.length - one.length)

const withoutTexts = (words: string): string =>
  smallTexts.reduce((left, text) => left.replaceAll(text, ''), words.toLowerCase())

/** True for a text, a part of one (components split texts at links and values), and what mostly consists of them. */
export function isInEnglish(shown: string): boolean {
  if (texts.length === 0) return false
  const part = shown.replaceAll('\u00a0', ' ').trim()
  if (texts.includes(part)) return true
  const letters = lettersIn(part)
  if (letters < fewestLetters) return false
  if (texts.some(text => text.includes(part))) return true
  const otherClauses = part
    .split(clauseEnd)
    .filter(clause => lettersIn(clause) < fewestLetters || !texts.some(text => text.includes(clause)))
    .join(' ')
  return [part, otherClauses].some(words => lettersIn(withoutTexts(words)) < letters / 2)
}

const sentence = 20

/** True for the joined texts of a page if a sentence of it is still English: its words are not those of the language. */
export const hasEnglish = (joined: string): boolean =>
  isInEnglish(joined) || texts.some(text => text.length >= sentence && joined.includes(text))
