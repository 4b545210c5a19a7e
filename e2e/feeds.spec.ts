// Only the built site shows what its feed, sitemap, Markdown twins and text files say, and whether their addresses answer.
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { articles } from '../content/articles'
import { prices } from '../content/facts/amounts'
import { clinic } from '../content/facts/clinic'
import { services } from '../content/services'
import { pageWords } from '../lib/site/page-words'
import { addresses } from './support/addresses'
import { expect, test } from './support/served-test'

/** The site's files for crawlers and feed readers, parsed as strictly as the standards allow. */

const lists = ['entry', 'link', 'category', 'url', 'image:image', 'xhtml:link']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: name => lists.includes(name),
})
/** RFC 3339, with the offset written out. */
const instant =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d([+-]\d\d:\d\d|Z)$/
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The feed has the newest thirty. */
const inFeed = Math.min(articles.length, 30)
/** The clinic is the author until a real person is. */
const authors = Object.values(clinic.people).map(({ sample, name }) => (sample ? clinic.name : name))

type Link = { rel: string; href: string; type: string; length?: string }
type Entry = {
  id: string
  title: string
  summary: string
  published: string
  updated: string
  author: { name: string }
  link: Link[]
  category: { term: string; label?: string }[]
}
type Address = {
  loc: string
  lastmod: string
  'xhtml:link'?: { hreflang: string; href: string }[]
  'image:image'?: { 'image:loc': string; 'image:caption'?: string }[]
}

type Request = Parameters<Parameters<typeof test>[2]>[0]['request']

async function readXml(request: Request, path: string) {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  return { text, type: answer.headers()['content-type'] ?? '', content: parser.parse(text) }
}

const hrefOf = ({ link }: { link: Link[] }, rel: string) => link.find(one => one.rel === rel)?.href ?? ''

async function expectAnswers(request: Request, url: string, type: RegExp) {
  expect(url.startsWith(`${addresses.site}/`) || url === addresses.site, `${url} is absolute`).toBe(true)
  const answer = await request.get(url, { maxRedirects: 0 })
  expect(answer.status(), url).toBe(200)
  expect(answer.headers()['content-type'], url).toMatch(type)
}

test('every entry of the feed is complete, and its page and picture answer', async ({ request }) => {
  const { type, content } = await readXml(request, '/feed.xml')
  const { title, entry: entries }: { title: string; entry: Entry[] } = content.feed
  expect(type).toContain('application/atom+xml')
  expect(title).toBe(`${clinic.blogName}, ${clinic.name}`)
  expect(entries).toHaveLength(inFeed)
  for (const entry of entries) {
    expect(entry.id).toBe(hrefOf(entry, 'alternate'))
    expect(entry.title.length).toBeGreaterThan(20)
    expect(entry.summary.length).toBeGreaterThan(60)
    expect(authors).toContain(entry.author.name)
    expect(entry.category.length).toBeGreaterThanOrEqual(3)
    for (const date of [entry.published, entry.updated]) {
      expect(date).toMatch(instant)
      expect(Number.isNaN(Date.parse(date))).toBe(false)
    }
    await expectAnswers(request, hrefOf(entry, 'alternate'), /text\/html/)
    await expectAnswers(request, hrefOf(entry, 'enclosure'), /image\/jpeg/)
    const picture = await (await request.get(hrefOf(entry, 'enclosure'))).body()
    expect(entry.link.find(({ rel }) => rel === 'enclosure')?.length).toBe(String(picture.length))
  }
})

test('the sitemap follows its protocol, and all its addresses answer', async ({ request }) => {
  test.setTimeout(60_000)
  const { type, content } = await readXml(request, '/sitemap.xml')
  const urls: Address[] = content.urlset.url
  expect(type).toContain('application/xml')
  expect(content.urlset.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(content.urlset['xmlns:image']).toBe('http://www.google.com/schemas/sitemap-image/1.1')
  expect(urls.length).toBeGreaterThan(30)
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length)
  for (const url of urls) {
    const alternates = (url['xhtml:link'] ?? []).map(({ href }) => href)
    // The schema requires this order. A page only in English has no alternates.
    expect(Object.keys(url)).toEqual([
      'loc',
      'lastmod',
      ...(alternates.length > 0 ? ['xhtml:link'] : []),
      'image:image',
    ])
    if (alternates.length > 0) expect(alternates).toContain(url.loc)
    for (const alternate of alternates) expect(urls.map(({ loc }) => loc)).toContain(alternate)
    expect(url.lastmod).toMatch(day)
    await expectAnswers(request, url.loc, /text\/html/)
    for (const image of url['image:image'] ?? []) {
      await expectAnswers(request, image['image:loc'], /^image\/(jpeg|webp|svg\+xml)(;|$)/)
    }
  }
})

test('an article has the same date in feed, head, structured data and print, and in the sitemap the day of its words', async ({
  request,
}) => {
  const [sitemap, feed] = [await readXml(request, '/sitemap.xml'), await readXml(request, '/feed.xml')]
  const urls: Address[] = sitemap.content.urlset.url
  const entries: Entry[] = feed.content.feed.entry
  for (const entry of entries) {
    const [published, updated] = [entry.published.slice(0, 10), entry.updated.slice(0, 10)]
    const { on = published } = pageWords.pages[new URL(entry.id).pathname] ?? {}
    expect(urls.find(({ loc }) => loc === entry.id)?.lastmod).toBe(on)
    const html = await (await request.get(entry.id)).text()
    expect(html).toContain(`<meta property="article:published_time" content="${published}"/>`)
    expect(html).toContain(`<meta property="article:modified_time" content="${updated}"/>`)
    expect(html).toContain(`"datePublished":"${entry.published}","dateModified":"${updated}T12:00:00Z"`)
    expect(html).toContain(`<time dateTime="${published}">`)
    expect(html).toContain(`<link rel="canonical" href="${entry.id}"/>`)
    for (const { term } of entry.category.slice(1)) {
      expect(html).toContain(`<meta property="article:tag" content="${term}"/>`)
    }
  }
})

test('home, journal and articles link to the feed, and robots.txt to the sitemap', async ({ request }) => {
  for (const path of ['/', '/blog', '/blog/trt-myths-debunked']) {
    expect(await (await request.get(path)).text()).toContain(
      `<link rel="alternate" type="application/atom+xml" href="${addresses.site}/feed.xml"/>`,
    )
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${addresses.site}/sitemap.xml`)
})

test('llms.txt has a title, a summary and lists of links that answer', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines[0]).toBe(`# ${clinic.name}`)
  expect(lines[2]).toMatch(/^> \S/)
  expect(lines[2]).toContain(clinic.address.place)
  expect(lines.filter(line => line.startsWith('## '))).toEqual([
    '## Services',
    '## Prices',
    '## Patients',
    '## Articles',
  ])
  expect(lines).toContain('Hours: Mon-Fri 9-5, Sat 9-1, Sun closed (Central time)')
  for (const { name, price } of prices.items) {
    expect(lines).toContainEqual(expect.stringContaining(`- ${name}: ${price}. Not included: `))
  }
  const items = lines.filter(line => line.startsWith('- ['))
  expect(items).toHaveLength(services.length + 4 + articles.length)
  for (const item of items) {
    const [, url] = /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(item) ?? []
    if (!url) throw new Error(`Not a list item of llms.txt: ${item}`)
    await expectAnswers(request, url, /text\/html/)
  }
})

test('every page that is listed has a Markdown twin, and no search engine lists the twin', async ({
  request,
}) => {
  const { content } = await readXml(request, '/sitemap.xml')
  const urls = (content.urlset.url as Address[]).map(({ loc }) => new URL(loc))
  const home = /^\/(?:es|pt)?$/
  for (const { pathname } of urls) {
    const path = home.test(pathname) ? `${pathname.replace(/\/$/, '')}/index.md` : `${pathname}.md`
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    expect(await answer.text(), path).toMatch(/^---\nurl: \S+\nlanguage: (?:en|es|pt)\S*\n---\n[\s\S]*\n# \S/)
  }
  const list = await (await request.get('/llms.txt')).text()
  for (const path of ['/index.md', '/facts.json']) expect(list).toContain(addresses.site + path)
  const facts = await request.get('/facts.json')
  expect(facts.headers()['content-type']).toContain('application/json')
  expect((await facts.json()).name).toBe(clinic.name)
})
