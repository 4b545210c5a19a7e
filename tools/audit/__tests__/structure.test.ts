/** @jest-environment node */
import { checkHardening } from '@/tools/audit/checks/hardening'
import { checkHeadings } from '@/tools/audit/checks/headings'
import { checkMarkup } from '@/tools/audit/checks/markup'
import { checkStructuredData } from '@/tools/audit/checks/structured-data'
import type { Miss } from '@/tools/audit/types'
import { servedPage, settings } from './served-page'

const messages = (misses: Miss[]) => misses.map(({ message }) => message)
const headings = (body: string) => messages(checkHeadings(servedPage('/', '', body)))

describe('headings', () => {
  it('pass in order', () => {
    expect(headings('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')).toEqual([])
  })

  it('need one h1', () => {
    expect(headings('<h2>A</h2>')).toEqual(['0 h1 instead of one'])
    expect(headings('<h1>A</h1><h1>B</h1>')).toEqual(['2 h1 instead of one'])
  })

  it('skip no level and are not empty', () => {
    expect(headings('<h1>A</h1><h3>C</h3>')).toEqual(['h3 "C" follows an h1'])
    expect(headings('<h1>A</h1><h2> </h2>')).toEqual(['empty h2'])
  })
})

describe('hardening', () => {
  const harden = (body: string, sealed: boolean, cookies: string[] = []) =>
    messages(checkHardening(servedPage('/', '', body, cookies), { ...settings, sealed }))

  it('rejects style attributes, handlers and cookies', () => {
    expect(harden('<p class="a" style="color:red">x</p>', false)).toEqual([
      'style attribute on <p class="a">',
    ])
    expect(harden('<p onclick="x()">x</p>', false)).toEqual(['event handler attribute on <p>'])
    expect(harden('', false, ['session=abc; Path=/'])).toEqual(['Set-Cookie: session'])
  })

  it('rejects inline scripts on sealed pages only, and never data', () => {
    const body = '<script>self.__next_f=[]</script><script type="application/ld+json">{}</script>'
    expect(harden(body, false)).toEqual([])
    expect(harden(body, true)).toEqual(['inline script: self.__next_f=[]'])
  })
})

describe('structured data', () => {
  const structured = (data: unknown, path = '/') => {
    const json = typeof data === 'string' ? data : JSON.stringify(data)
    return messages(
      checkStructuredData(servedPage(path, '', `<script type="application/ld+json">${json}</script>`)),
    )
  }
  const website = { '@type': 'WebSite', name: 'Clinic', url: 'http://localhost:3100' }
  const context = 'https://schema.org'

  it('passes when every node is complete', () => {
    expect(
      structured({ '@context': context, '@graph': [website, { '@type': 'Person', '@id': '#a' }] }),
    ).toEqual([])
  })

  it('must exist and parse', () => {
    expect(messages(checkStructuredData(servedPage('/', '', '')))).toEqual(['none on this page'])
    expect(structured('{')[0]).toMatch(/^does not parse: /)
  })

  it('is optional on a page that may not be indexed', () => {
    expect(checkStructuredData(servedPage('/thanks', '<meta name="robots" content="noindex">', ''))).toEqual(
      [],
    )
  })

  it('reports a missing property, also of a nested node', () => {
    const node = { '@context': context, ...website, publisher: { '@type': 'Organization', url: 'x' } }
    expect(structured(node)).toEqual(['Organization without name'])
  })

  it('accepts a short node as a reference only if the page describes it in full', () => {
    const author = { '@type': 'Blog', '@id': '#blog', name: 'Blog' }
    const whole = { ...author, url: 'http://localhost:3100/blog', inLanguage: 'en' }
    const graph = (...nodes: unknown[]) => structured({ '@context': context, '@graph': [website, ...nodes] })
    expect(graph(author)).toEqual(['Blog without url'])
    expect(graph(author, whole)).toEqual([])
  })

  it('requires one type per thing', () => {
    const nodes = [
      { ...website, '@id': '#site' },
      { '@type': 'Organization', '@id': '#site' },
    ]
    expect(structured({ '@context': context, '@graph': nodes })).toEqual([
      '#site has several types: Organization, WebSite',
    ])
  })

  // No search result has shown an FAQPage since May 2026.
  it.each(['Recipe', 'FAQPage'])('rejects a type without a rule: %s', type => {
    expect(structured({ '@context': context, '@type': type, name: 'x' })).toEqual([
      `no rule for the type ${type}: add it to the table in the audit`,
    ])
  })

  it('requires breadcrumbs in order on every page but the home page', () => {
    const item = (position: number, name: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `http://x/${name}`,
    })
    const list = (...itemListElement: unknown[]) => ({ '@type': 'BreadcrumbList', itemListElement })
    const page = (...nodes: unknown[]) =>
      structured({ '@context': context, '@graph': [website, ...nodes] }, '/faq')
    expect(page()).toEqual(['no BreadcrumbList'])
    expect(page(list(item(1, 'Home'), item(2, 'FAQ')))).toEqual([])
    expect(page(list(item(1, 'Home'), item(3, 'FAQ')))).toEqual(['breadcrumb 2 has position 3'])
  })
})

describe('markup', () => {
  const markup = async (body: string) =>
    messages(await checkMarkup(servedPage('/', '<title>x</title>', `<main><h1>x</h1>${body}</main>`)))

  it('accepts the markup of this site', async () => {
    const body = `<button type="button" popovertarget="m">Menu</button><div id="m" popover="auto">x</div>
<button type="button" commandfor="d" command="show-modal">Open</button>
<dialog id="d" closedby="any" aria-labelledby="t"><h2 id="t">T</h2></dialog>
<details name="faq"><summary>Question</summary>Answer</details>`
    expect(await markup(body)).toEqual([])
  })

  it('rejects broken markup', async () => {
    expect((await markup('<p id="a">x</p><p id="a">y</p>'))[0]).toMatch(/^no-dup-id: /)
    expect((await markup('<p><div>x</div></p>')).length).toBeGreaterThan(0)
    expect((await markup('<img src="/a.avif">'))[0]).toMatch(/alt/)
  })
})
