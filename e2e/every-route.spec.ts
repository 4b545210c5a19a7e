import { expectEveryRouteToFit } from './support/every-route'
import { test } from './support/test'

test.use({ viewport: { width: 320, height: 640 } })

for (const base of ['', '/es', '/pt'])
  test(`every page of ${base || '/'} fits a screen of 320 px, with its folds open`, async ({ page }) => {
    test.setTimeout(180_000)
    await expectEveryRouteToFit(page, base)
  })
