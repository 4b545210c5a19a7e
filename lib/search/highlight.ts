/** The parts of a text, marked where a found word stands. */
export function highlight(
  text: string,
  terms: readonly string[],
): { text: string; hit: boolean; at: number }[] {
  const wanted = terms
    .filter(term => term.length > 2)
    .map(term => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (wanted.length === 0) return [{ text, hit: false, at: 0 }]
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'gi'))
    .filter(Boolean)
    .map((part, at) => ({
      at,
      text: part,
      hit: wanted.some(term => new RegExp(`^${term}$`, 'i').test(part)),
    }))
}
