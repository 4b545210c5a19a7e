import { parse, serialize } from 'parse5'
import { shorten } from '@/scripts/seal/shorten'

const around = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`
const bodyOf = (html: string) => html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'))

describe('shorten', () => {
  it.each([
    ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    [
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    ],
  ])('%s becomes %s, the same document', (long, short) => {
    expect(bodyOf(shorten(around(long)))).toBe(short)
    expect(serialize(parse(shorten(around(long))))).toBe(serialize(parse(around(long))))
  })

  it.each([
    '<table><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>b</td></tr></tfoot></table>',
    '<dl><dt>a</dt><!-- b --><dd>c</dd><!-- d --></dl>',
    '<ul><li>a</li></ul><p>b</p><img src="c.svg" alt=""/>',
  ])('%s stays the same document', html => {
    expect(serialize(parse(shorten(around(html))))).toBe(serialize(parse(around(html))))
  })

  it('leaves data alone', () => {
    const data = '<script type="application/ld+json">{"text":"<dl><dt>a</dt><dd>b</dd></dl>"}</script>'
    expect(bodyOf(shorten(around(data)))).toBe(data)
  })

  it('refuses to make another document', () => {
    // Only the end tag ends this section.
    expect(() => shorten(around('<dl><dt><section>a</dt><dd>b</dd></dl>'))).toThrow('another one')
  })
})
