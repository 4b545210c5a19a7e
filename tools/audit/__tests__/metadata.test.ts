/** @jest-environment node */
import { checkMetadata, checkUnique, isIndexable } from '@/tools/audit/checks/metadata'
import { servedPage, settings } from './served-page'

const description =
  'What the clinic does, where it is, and how a man in Flower Mound books his first visit there.'

const goodHead = (path: string) => `
<title>Services of the clinic</title>
<meta name="description" content="${description}">
<link rel="canonical" href="http://localhost:3100${path}">
<meta property="og:title" content="Services">
<meta property="og:description" content="Services">
<meta property="og:url" content="http://localhost:3100${path}">
<meta property="og:image" content="http://localhost:3100/social.png">
<meta property="og:image:alt" content="Hills">
<meta name="twitter:card" content="summary_large_image">`

const messages = (head: string, body = '') =>
  checkMetadata(servedPage('/services', head, body), settings).map(({ message }) => message)

describe('metadata', () => {
  it('passes when it is complete and refers to the page itself', () => {
    expect(messages(goodHead('/services'))).toEqual([])
  })

  it('accepts the home page with and without its slash', () => {
    expect(checkMetadata(servedPage('/', goodHead('/'), ''), settings)).toEqual([])
    expect(checkMetadata(servedPage('/', goodHead(''), ''), settings)).toEqual([])
  })

  it('reports everything that is missing', () => {
    expect(messages('')).toEqual([
      'no title',
      'no description',
      'no canonical',
      'no og:title',
      'no og:description',
      'no og:url',
      'no og:image',
      'no og:image:alt',
      'no twitter:card',
    ])
  })

  it('rejects a description that is too short', () => {
    expect(messages(goodHead('/services').replace(description, 'Short.'))).toEqual([
      'description has 6 characters, not 70 to 160: "Short."',
    ])
  })

  it('rejects the canonical URL of another page', () => {
    expect(
      messages(
        goodHead('/services').replace(
          'canonical" href="http://localhost:3100/services',
          'canonical" href="/',
        ),
      ),
    ).toEqual(['canonical is /, the page is http://localhost:3100/services'])
  })

  it('rejects metadata in the body, except a title inside an SVG', () => {
    expect(messages(goodHead('/services'), '<main><meta name="x" content="y"></main>')).toEqual([
      '<meta> outside <head>',
    ])
    expect(messages(goodHead('/services'), '<svg><title>Hills</title></svg>')).toEqual([])
  })

  it('rejects two pages with the same title', () => {
    const first = servedPage('/a', '<title>Same</title>', '')
    const second = servedPage('/b', '<title>Same</title>', '')
    expect(checkUnique([first, second]).get(second)).toEqual([
      { check: 'metadata', message: 'same title as /a' },
    ])
  })

  it('allows a page that is not indexed to share the title of another', () => {
    const first = servedPage('/a', '<title>Same</title>', '')
    const second = servedPage('/b', '<title>Same</title><meta name="robots" content="noindex">', '')
    expect(checkUnique([first, second]).size).toBe(0)
  })

  it('knows which pages may be indexed', () => {
    expect(isIndexable(servedPage('/a', '<meta name="robots" content="noindex, follow">', ''))).toBe(false)
    expect(isIndexable(servedPage('/a', '', ''))).toBe(true)
  })
})
