import { readFileSync } from 'node:fs'
import {
  faultsOf,
  formOrigins,
  injectHead,
  shorten,
  stripLinks,
  stripScripts,
} from '@/tools/release/seal/page'

const list = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});'
const flight = 'self.__next_f.push([1,"0:{}"])'
const page = `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/><link rel="preload" href="/art/shown.svg" as="image"/><link rel="preload" href="/art/elsewhere.svg" as="image"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><link rel="canonical" href="http://localhost:3000"/><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><img src="/art/shown.svg" alt=""/><script type="application/ld+json">{"@type":"WebSite"}</script><script id="_R_">${list}</script><script src="/_next/static/chunks/b.js" async=""></script><script>${flight}</script></body></html>`

const parts = {
  css: 'p{color:red}',
  boot: { src: '/_next/static/seal/boot-1.js', integrity: 'sha384-x' },
  styles: ['chunks/a.css'],
}
const bare = '<meta name="viewport" content="x"/></head>'
const hydrating = {
  ...parts,
  hydration: { app: ['seal/2.js', 'chunks/a.js'], eager: undefined, gate: undefined },
}
const seal = (served: string, given: Parameters<typeof injectHead>[1] = parts) =>
  injectHead(stripLinks(stripScripts(served).html).html, given)
const sealed = seal(page)

test('search engines and the home screen of iOS find an icon of their size', () => {
  expect(sealed).toContain('<link rel="apple-touch-icon" href="/apple-icon.png">')
  // The directory of an .ico: from byte 6, 16 bytes for each picture, the first of which is its width.
  const icons = readFileSync('public/favicon.ico')
  expect([icons.readUInt16LE(4), icons[6], icons[22]]).toEqual([2, 32, 48])
})

describe('scripts', () => {
  it('are returned in order, chunks and inline scripts separately', () => {
    const { inline, files } = stripScripts(page)
    expect(files).toEqual(['chunks/a.js', 'chunks/b.js'])
    expect(inline).toEqual([list, flight])
  })

  it('exclude structured data, which stays in place', () => {
    expect(stripScripts(page).html).toContain(
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    )
  })

  it('for ancient browsers are dropped', () => {
    expect(stripScripts(page).html).not.toContain('old.js')
    expect(stripScripts(page).files).not.toContain('chunks/old.js')
  })

  it.each([
    [
      'an inline script of another kind',
      page.replace(flight, 'alert(1)'),
      /unknown inline script: alert\(1\)/i,
    ],
    [
      'a script from elsewhere',
      page.replace('/_next/static/chunks/a.js', 'https://x.example/a.js'),
      /outside/,
    ],
    ['no chunk', page.replaceAll(/<script src[^>]*><\/script>/g, ''), /loads no chunk/],
    ['no data for React', page.replace(`<script>${flight}</script>`, ''), /data is missing/],
    ['no list of chunks', page.replace(`<script id="_R_">${list}</script>`, ''), /list of chunks is missing/],
  ])('%s stops the build', (_, changed, message) => {
    expect(() => stripScripts(changed)).toThrow(message)
  })
})

describe('in fewer bytes', () => {
  const html = (body: string) => `<html><head></head><body>${body}</body></html>`
  const shortened = (body: string, hydrates = false) => shorten(html(body), { hydrates })

  it('has no end tag that the parser adds', () => {
    const list = '<ul><li>One</li><li>Two</li></ul><p>Three</p><p>Four</p><div hidden="">Five</div>'
    expect(shortened(list)).toBe(html('<ul><li>One<li>Two</ul><p>Three<p>Four<div hidden>Five</div>'))
  })

  it('keeps an end tag before text and inline elements', () => {
    for (const body of ['<p>One</p>two', '<p>One</p><a href="/">two</a>'])
      expect(shortened(body)).toBe(html(body))
  })

  it('keeps React’s marks where it hydrates', () => {
    const marked = 'a<!-- -->b'
    expect(shortened(marked)).toBe(html('ab'))
    expect(shortened(marked, true)).toBe(html(marked))
  })

  it('keeps the script a sibling of the form that it precedes, which the styles look at', () => {
    const served = page.replace('<img', '<p>above</p><form method="dialog"></form><img')
    expect(shorten(seal(served, hydrating), { hydrates: true })).toMatch(
      /<p>above<\/p><script [^>]*><\/script><form method="dialog">/,
    )
  })

  it('stops the build where it would be another page', () => {
    expect(() => shortened('<p>Write data-x="" here</p>')).toThrow('another one')
  })
})

describe('links', () => {
  const { html, styles } = stripLinks(page)

  it('include the stylesheets', () => {
    expect(styles).toEqual(['chunks/a.css'])
    expect(html).not.toContain('stylesheet')
  })

  it('drop card tags that repeat Open Graph, and keep the card type', () => {
    const card = '<meta name="twitter:card" content="summary_large_image"/>'
    const head = page.replace('</head>', `${card}<meta name="twitter:title" content="T"/></head>`)
    expect(stripLinks(head).html).toContain(card)
    expect(stripLinks(head).html).not.toContain('twitter:title')
  })

  it('keep hints for fonts and for images of the page, and everything that is not a hint', () => {
    expect(html).toContain('a.woff2')
    expect(html).toContain('<link rel="preload" href="/art/shown.svg" as="image"/>')
    expect(html).toContain('rel="canonical"')
  })

  it('drop hints for scripts and for images of other pages', () => {
    expect(html).not.toContain('as="script"')
    expect(html).not.toContain('elsewhere.svg')
  })

  it('without a stylesheet stop the build', () => {
    expect(() => stripLinks(html)).toThrow('no stylesheet')
  })
})

describe('a sealed page', () => {
  const script =
    '<script async src="/_next/static/seal/boot-1.js" integrity="sha384-x" data-styles="chunks/a.css">'

  it('has one script, which names no file of React', () => {
    expect(sealed).toContain(script)
    expect(faultsOf(sealed)).toEqual([])
  })

  it('has title and address before its styles, which end the head', () => {
    expect(sealed).toContain('<style>p{color:red}</style></head>')
    expect(sealed.indexOf('rel="canonical"')).toBeLessThan(sealed.indexOf('<style>'))
  })

  it('that hydrates lists the files for it', () => {
    expect(seal(page, hydrating)).toContain(
      '<script async src="/_next/static/seal/boot-1.js" integrity="sha384-x" data-app="seal/2.js chunks/a.js" data-styles="chunks/a.css"></script>',
    )
  })

  it('that hydrates has its script before its first form, so that none is submitted before it runs', () => {
    const forms = '<form id="a" method="dialog"></form><form id="b" method="dialog"></form>'
    const served = page.replace('<img', `<p>above</p>${forms}<img`)
    const html = seal(served, hydrating)
    expect(html).toMatch(
      /<p>above<\/p><script src="\/_next\/static\/seal\/boot-1\.js"[^>]*><\/script><form id="a"/,
    )
    expect(faultsOf(html)).toEqual([])
    // Elsewhere nothing waits for the script.
    expect(seal(served)).toContain(script)
  })

  it('has the script before an element that waits for hydration', () => {
    const served = page.replace('<img', '<p>above</p><p role="status" data-needs-boot="">Wait</p><img')
    expect(seal(served, hydrating)).toMatch(
      /<p>above<\/p><script src="[^"]*boot-1\.js"[^>]*><\/script><p role="status"/,
    )
  })

  it('has the script before a notice, whose time it checks, if no form needs it first', () => {
    const notice = '<aside class="notice" data-timed="">Closed</aside>'
    const sealedWith = (content: string) => seal(page.replace('<img', `${content}<img`), hydrating)
    expect(sealedWith(notice)).toMatch(/<script src="[^"]*boot-1\.js"[^>]*><\/script><aside class="notice"/)
    expect(sealedWith(`${notice}<form method="dialog"></form>`)).toMatch(
      /<\/aside><script [^>]*><\/script><form/,
    )
  })

  it('marks immediate hydration and the redirect of visitors', () => {
    const html = injectHead(bare, {
      ...parts,
      hydration: { app: [], eager: 'app', gate: '/auth?next=%2Faccount' },
    })
    expect(html).toContain('<link rel="expect" href="#menu" blocking="render">')
    expect(html).toContain(' data-eager="app" data-gate="/auth?next=%2Faccount"></script>')
  })

  it('blocks rendering until the first screen is parsed, if the page marks it', () => {
    const html = injectHead(`${bare}<dl id="first-screen"></dl>`, parts)
    expect(html).toContain('<link rel="expect" href="#first-screen" blocking="render">')
    expect(html).not.toContain('#menu')
  })

  it('does not interpret a dollar sign in a style', () => {
    expect(injectHead(bare, { ...parts, css: 'a{content:"$&"}' })).toContain('<style>a{content:"$&"}</style>')
  })

  it('is rejected when the style would close its element', () => {
    expect(() => injectHead(page, { ...parts, css: '</style>' })).toThrow('end its element')
  })

  it.each([
    ['<p style="color:red"></p>', 'a style attribute on p'],
    ['<button onclick="x()"></button>', 'an onclick attribute'],
    ['<form action="javascript:throw 1"></form>', 'a script in action'],
    ['<script>x()</script>', '2 scripts instead of one'],
    ['<style></style>', '2 style elements instead of one'],
    ['<form><input type="password" name="password"/></form>', 'a form that would send password'],
    ['<form method="post"><input type="email" name="email"/></form>', 'a form that would send email'],
    ['<form method="dialog"><input type="tel" name="phone"/></form>', 'a form that would send phone'],
    ['<form><input type="text"/></form>', 'a form that would lose what was typed'],
    ['<form method="post"><input type="password"/></form>', 'a form that would lose what was typed'],
  ])('must not contain %s', (markup, fault) => {
    expect(faultsOf(sealed.replace('</body>', `${markup}</body>`))).toContain(fault)
  })

  it.each([
    '<form method="dialog"><input type="password"/></form>',
    '<form action="/search"><input type="search" name="q"/></form>',
  ])('may contain %s', markup => {
    expect(faultsOf(sealed.replace('</body>', `${markup}</body>`))).toEqual([])
  })

  it('lists the origins that its forms submit to, except its own', () => {
    const forms =
      '<form action="/search"></form><form action="https://guide.example/preview"></form><form></form>'
    expect(formOrigins(sealed.replace('</body>', `${forms}</body>`))).toEqual(['https://guide.example'])
  })
})
