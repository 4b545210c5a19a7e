/** How the words of a language end. Verbs, plurals and genders of one word shall have the same stem. */
export type Endings = {
  /** Left out at the end of a word, the longest that leaves three letters. */
  dropped: readonly string[]
  /** Vowels of a stressed stem, and those of its infinitive: 'duele' is a form of 'doler'. */
  vowels?: Readonly<Record<string, string>>
}

const shortestStem = 3

/** @param word in lower case, without accents. */
export function stemOf(word: string, { dropped, vowels = {} }: Endings): string {
  const lengths = dropped.filter(ending => word.endsWith(ending)).map(ending => ending.length)
  const most = Math.max(0, ...lengths.filter(length => word.length - length >= shortestStem))
  if (most === 0) return single(word)
  return Object.entries(vowels).reduce(
    (stem, [stressed, vowel]) => stem.replace(stressed, vowel),
    single(word.slice(0, word.length - most)),
  )
}

/** 'stopp' of 'stopped' -> 'stop'. */
const single = (stem: string) => stem.replace(/(?<=..)([^aeiou])\1$/, '$1')
