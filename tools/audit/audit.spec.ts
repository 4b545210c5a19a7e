import { languageOf } from '../../lib/site/language-of'
import { checkInBrowser, checkOnWideScreen } from './browser/check-screen'
import { isTemplate } from './browser/templates'
import { readRoutes } from './built-routes'
import { checkFile, checkServed } from './check-served'
import { checkUnique } from './checks/metadata'
import { checkSitemap } from './checks/sitemap'
import { readPage } from './served-page'
import { chooseRoutes } from './settings'
import { expectNoMisses, test } from './test'
import type { Route } from './types'

const routes = readRoutes()
const isFile = ({ kind }: Route) => kind === 'file'
const pages = routes.filter(route => !isFile(route))
const chosen = chooseRoutes(routes)

for (const route of chosen.filter(route => !isFile(route))) {
  test.describe(route.path, () => {
    test('HTML and headers', async ({ settings, fetcher }) => {
      const page = await readPage(route, settings, fetcher)
      expectNoMisses(await checkServed(page, settings, fetcher))
    })

    // Templates are shared with the English page: in other languages the browser sees a page of each kind.
    const isTranslated = languageOf(route.path).language.base !== ''
    const isFurther = isTranslated && !isTemplate(route)
    test('on a phone', { tag: isFurther ? ['@all'] : [] }, async ({ browser, settings, fetcher }) => {
      const page = await readPage(route, settings, fetcher)
      expectNoMisses(await checkInBrowser({ browser, page, settings, fetcher }))
    })

    test('on a wide screen', { tag: isTranslated || !isTemplate(route) ? ['@all'] : [] }, async ({
      browser,
      settings,
      fetcher,
    }) => {
      const page = await readPage(route, settings, fetcher)
      expectNoMisses(await checkOnWideScreen({ browser, page, settings, fetcher }))
    })
  })
}

test('every file answers 200 and sets no cookie', async ({ settings, fetcher }) => {
  const read = await Promise.all(chosen.filter(isFile).map(route => readPage(route, settings, fetcher)))
  expectNoMisses(read.flatMap(checkFile))
})

test('no two pages have the same title or description', async ({ settings, fetcher }) => {
  const read = await Promise.all(pages.map(route => readPage(route, settings, fetcher)))
  expectNoMisses([...checkUnique(read).values()].flat())
})

test('the sitemap lists exactly the pages that may be indexed', async ({ settings, fetcher }) => {
  const read = await Promise.all(pages.map(route => readPage(route, settings, fetcher)))
  expectNoMisses(await checkSitemap(read, settings, fetcher))
})
