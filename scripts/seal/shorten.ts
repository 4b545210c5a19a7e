import { parse, serialize } from 'parse5'
import { UnexpectedOutput } from './page'

const blocks =
  'address|article|aside|details|div|dl|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|section|table|ul'
const holders =
  'article|aside|dd|details|dialog|div|fieldset|figcaption|footer|form|header|li|main|section|td'

/** End tags that the parser supplies where these stand (HTML standard, 13.1.2.4, optional tags). */
const optionalEnds = [
  /<\/li>(?=<li[ >]|<\/[uo]l>)/g,
  /<\/dt>(?=<d[dt][ >])/g,
  /<\/dd>(?=<d[dt][ >]|<\/d(?:l|iv)>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:head|body)>)/g,
  /<\/t(?:head|body)>(?=<tbody[ >]|<\/table>)/g,
  new RegExp(`</p>(?=<(?:${blocks})[ >]|</(?:${holders})>)`, 'g'),
]

/** Data and comments, which stand at the odd places of a page split by this. */
const untouched = /(<script[\s\S]*?<\/script>|<!--[\s\S]*?-->)/

function shortenMarkup(markup: string): string {
  const tags = markup.replace(/<[a-z][^>]*>/gi, tag => tag.replaceAll('=""', '').replace(/\/>$/, '>'))
  return optionalEnds.reduce((text, end) => text.replace(end, ''), tags)
}

/**
 * The same document in fewer bytes: without what the parser supplies itself.
 * @throws when the result would be another document.
 */
export function shorten(page: string): string {
  const html = page
    .split(untouched)
    .map((part, index) => (index % 2 === 0 ? shortenMarkup(part) : part))
    .join('')
  if (serialize(parse(html)) !== serialize(parse(page)))
    throw new UnexpectedOutput('Without its optional tags the page would be another one.')
  return html
}
