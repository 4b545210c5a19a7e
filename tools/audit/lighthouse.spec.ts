import { readRoutes } from './built-routes'
import { measurePage, missesOf, rowOf } from './lighthouse'
import { reportRow } from './row'
import { chooseRoutes } from './settings'
import { expectNoMisses, test } from './test'

for (const { path } of chooseRoutes(readRoutes()).filter(({ kind }) => kind === 'page')) {
  test(path, async ({ playwright, settings }) => {
    const limits = await measurePage(settings.site + path, () => playwright.chromium.launch())
    reportRow({ route: path, ...rowOf(limits) })
    expectNoMisses(missesOf(limits))
  })
}
