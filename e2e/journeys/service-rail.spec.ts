import { serviceContents } from '../../content/ui/service'
import { servicePaths } from '../../lib/routes'
import { untilHydrated, untilLaidOut } from '../support/hydration'
import { expect, test } from '../support/test'

test('the rail of a service page marks the section being read, and none after a jump back to the top', async ({
  page,
}) => {
  await page.goto(servicePaths['testosterone-replacement-therapy'])
  await page.mouse.move(400, 400)
  await untilHydrated(page)
  await untilLaidOut(page)
  const current = page
    .getByRole('navigation', { name: serviceContents.label })
    .locator('[aria-current="location"]')
  await expect(current).toHaveCount(0)
  for (const id of ['risk', 'questions', 'price'] as const) {
    await page.locator(`#${id}`).evaluate(element =>
      scrollTo({
        top: element.getBoundingClientRect().top + scrollY - innerHeight * 0.2,
        behavior: 'instant',
      }),
    )
    await expect(current).toHaveText(serviceContents.sections[id])
  }
  await page.locator('#questions').evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveText(serviceContents.sections.questions)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveCount(0)
})
