import { numberWords } from '@/content/facts/number-words'

/** 7 → 'seven'; digits from 13 on. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count)
}

/** 7 → 'Seven', to begin a sentence. */
export function capitalNumberWord(count: number): string {
  const word = numberWord(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
