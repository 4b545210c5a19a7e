// Only the built pages show whether each has what a law or the specification demands of all.
import { articles } from '../../content/articles'
import { blog } from '../../content/blog'
import { clinic } from '../../content/facts/clinic'
import { telehealth } from '../../content/facts/telehealth'
import { recordsAndComplaints } from '../../content/legal/records-and-complaints'
import { menuLabels } from '../../content/page-names'
import { articlePath, routes } from '../../lib/routes'
import { attribute } from '../../tools/audit/html'
import { footerOf, sectionOf, served, within, words } from '../support/served'
import { expect, test } from '../support/served-test'

/** Where the served pages put what the law asks for. What a text must say is beside it, in the rules files of content/. */

test('the footer describes telehealth in the same words as the other pages', async ({ request }) => {
  const foot = words(footerOf(await served(request, '/')))
  expect(foot).toContain(`${telehealth.open} ${telehealth.inPerson}`)
})

test('the complaint link is in the first list of the footer on every page', async ({ request }) => {
  for (const path of ['/', routes.contact, articlePath('trt-myths-debunked')]) {
    const html = await served(request, path)
    const lists = within(footerOf(html), ({ tagName }) => tagName === 'nav')
    const links = within(lists[0] ?? footerOf(html), ({ tagName }) => tagName === 'a')
    expect(links.map(words)).toContain(menuLabels.complaint)
    expect(links.map(link => attribute(link, 'href'))).toContain(`${routes.records}#licensing-board`)
  }
})

test('the complaints page links to the notice of the Board, in Spanish too', async ({ request }) => {
  const html = await served(request, routes.records)
  const board = recordsAndComplaints.sections.find(({ id }) => id === 'licensing-board')
  const section = sectionOf(html, board?.heading ?? '')
  const links = within(section, ({ tagName }) => tagName === 'a')
  const hrefs = links.map(link => attribute(link, 'href'))
  expect(hrefs).toContain(clinic.texasMedicalBoardNoticesUrl)
  expect(hrefs).toContain(clinic.texasMedicalBoardComplaintUrl)
  const spanish = within(section, element => attribute(element, 'lang') === 'es')
  expect(spanish.map(words)).toContain(recordsAndComplaints.links.spanishLink)
})

test('every article has the shared subtitle, and references', async ({ request }) => {
  for (const { meta } of articles) {
    const html = await served(request, articlePath(meta.slug))
    expect(html, meta.slug).toContain(blog.subtitle)
    expect(html.match(/id="ref-[A-Z]+\d+"/g)?.length, meta.slug).toBe(meta.sources.length)
  }
})
