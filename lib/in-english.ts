/**
 * Texts of a translated page that are still English: those without a translation, or whose English has changed since.
 * scripts/languages/ wraps them where they stand; the elements that show them get `lang="en"` (components/in-english/).
 */

declare global {
  // Next loads a module once for server components and once for client components; the texts are the same.
  var textsInEnglish: Set<string> | undefined
}

globalThis.textsInEnglish ??= new Set()
const texts = globalThis.textsInEnglish

/** Marks a text as English, and returns it. */
export function inEnglish<const Text extends string>(text: Text): Text {
  texts.add(text)
  return text
}

/** Shorter parts of a text, such as names and units, may also be of another language. */
const fewestLetters = 4

const lettersIn = (text: string) => text.replace(/\P{L}/gu, '').length

/** True for a text, a part of one (components split texts at links and values), and what mostly consists of them. */
export function isInEnglish(shown: string): boolean {
  if (texts.size === 0) return false
  if (texts.has(shown)) return true
  const part = shown.replaceAll('\u00a0', ' ').trim()
  const letters = lettersIn(part)
  if (letters < fewestLetters) return false
  const all = [...texts]
  if (all.some(text => text.includes(part))) return true
  const within = all.filter(text => part.includes(text)).sort((one, other) => other.length - one.length)
  const rest = within.reduce((left, text) => left.replaceAll(text, ''), part)
  return lettersIn(rest) < letters / 2
}

const sentence = 20

/** True for the joined texts of a page if a sentence of it is still English: its words are not those of the language. */
export const hasEnglish = (joined: string): boolean =>
  [...texts].some(text => text.length >= sentence && joined.includes(text))
