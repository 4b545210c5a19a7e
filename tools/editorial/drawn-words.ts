import type { RenderedPage } from '../../lib/editorial/page-rules'
import { attribute, type Document, type Element, elements, parseHtml } from '../audit/html'

type Parent = Document | Element

const isHidden = (element: Element) => attribute(element, 'aria-hidden') === 'true'
/** The axis of a time strip or of a ratio, whose ticks are only its grid: the list or table beside it has every value. */
const isAxis = (element: Element) =>
  (attribute(element, 'class') ?? '').split(' ').some(name => name === 'strip' || name === 'bars-axis')

/** The text of a part of the page: what is said, with the names of pictures, or what is only drawn. */
function wordsOf(node: Parent, want: 'said' | 'drawn', isDrawn = false): string {
  const own = node.childNodes.map(child => {
    if ('tagName' in child) return isAxis(child) ? '' : wordsOf(child, want, isDrawn || isHidden(child))
    return isDrawn === (want === 'drawn') && 'value' in child ? child.value : ''
  })
  const names =
    want === 'said' && !isDrawn && 'attrs' in node
      ? ['aria-label', 'alt'].map(name => attribute(node, name) ?? '')
      : []
  return [...names, ...own].join(' ')
}

/** Numbers, and words of three letters or more. */
const tokens = (text: string) => text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}{3,}/gu) ?? []

/** Words and numbers in a drawing that a screen reader skips and the figure around it does not say. */
export function drawnFindings(pages: ReadonlyMap<string, RenderedPage>): string[] {
  return [...pages].flatMap(([path, { source }]) =>
    elements(parseHtml(source), 'figure').flatMap(figure => {
      const said = new Set(tokens(wordsOf(figure, 'said')))
      const unsaid = tokens(wordsOf(figure, 'drawn')).filter(token => !said.has(token))
      return unsaid.length > 0
        ? [`${path}: a figure draws "${[...new Set(unsaid)].join(' ')}", which it does not say`]
        : []
    }),
  )
}
