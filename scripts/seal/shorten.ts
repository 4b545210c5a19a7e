import { parse, serialize } from 'parse5'
import { UnexpectedOutput } from './page'

/** End tags of tables and lists of terms that the parser supplies where these stand (HTML standard, 13.1.2.4, optional tags). */
const optionalEnds = [
  /<\/dt>(?=<d[dt][ >])/g,
  /<\/dd>(?=<d[dt][ >]|<\/d(?:l|iv)>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:head|body)>)/g,
  /<\/t(?:head|body)>(?=<tbody[ >]|<\/table>)/g,
]

/** Data and comments, which stand at the odd places of a page split by this. */
const untouched = /(<script[\s\S]*?<\/script>|<!--[\s\S]*?-->)/

const shortenMarkup = (markup: string) => optionalEnds.reduce((text, end) => text.replace(end, ''), markup)

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
