import { normalize } from '@/lib/faq/match'

const highlightName = 'found'

/**
 * Ranges of the words in a text node; none if normalizing changed the length of the text, because positions would differ.
 */
function rangesIn(node: Text, words: readonly string[]): Range[] {
  const text = normalize(node.data)
  if (text.length !== node.data.length) return []
  return words.flatMap(word => {
    const ranges: Range[] = []
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      ranges.push(range)
    }
    return ranges
  })
}

/** Highlights words without changing the DOM, where the CSS Custom Highlight API is supported. */
export function markWords(elements: readonly Element[], words: readonly string[]): void {
  if (!('highlights' in CSS)) return
  const ranges: Range[] = []
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text) ranges.push(...rangesIn(node, words))
  }
  if (ranges.length === 0) CSS.highlights.delete(highlightName)
  else CSS.highlights.set(highlightName, new Highlight(...ranges))
}
