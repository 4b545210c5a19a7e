import { parse, serialize } from 'parse5'
import { shorten } from '@/scripts/seal/shorten'

const around = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`
const bodyOf = (html: string) => html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'))

describe('shorten', () => {
  it.each([
    ['<ul><li>a</li><li class="b">c</li></ul>', '<ul><li>a<li class="b">c</ul>'],
    ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
    [
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    ],
    ['<img src="a.svg" alt=""/><details open=""></details>', '<img src="a.svg" alt><details open></details>'],
  ])('%s becomes %s, the same document', (long, short) => {
    expect(bodyOf(shorten(around(long)))).toBe(short)
    expect(serialize(parse(shorten(around(long))))).toBe(serialize(parse(around(long))))
  })

  it.each([
    // A link or a phrase goes on in the paragraph before it, if nothing ends that.
    '<div><p>a</p><a href="/b">c</a></div>',
    '<div><p>a</p><span>b</span></div>',
    '<div><p>a</p>text</div>',
    '<div><p>a</p><!-- b --><p>c</p><!-- d --></div>',
    '<p>a</p>',
  ])('%s keeps the end tag that it needs', html => {
    expect(serialize(parse(shorten(around(html))))).toBe(serialize(parse(around(html))))
  })

  it('leaves data alone', () => {
    const data = '<script type="application/ld+json">{"text":"<div><p>a</p></div><img alt=\\"\\"/>"}</script>'
    expect(bodyOf(shorten(around(data)))).toBe(data)
  })

  it('refuses to make another document', () => {
    // No paragraph is open here: the end tag makes an empty one.
    expect(() => shorten(around('<div></p><p>a</p></div>'))).toThrow('another one')
  })
})
