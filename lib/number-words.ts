import { numberWords } from '@/content/facts/number-words'

/** 7 → 'seven'; digits from 13 on. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count)
}
