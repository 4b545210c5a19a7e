const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 7 → 'seven'; digits from 13 on. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}
