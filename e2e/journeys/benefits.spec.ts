import { services } from '../../content/services'
import { servicePaths } from '../../lib/routes'
import { expect, test } from '../support/test'

/** Benefits of a service without a drawing of them. */

const { key, benefits } =
  services.find(one => one.key === 'microneedling') ??
  (() => {
    throw new Error('No microneedling.')
  })()

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('on a phone, names are in rows of two, and a text opens at full width below its row', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(servicePaths[key])
      const section = page.locator('#benefit')
      const boxOf = async (index: number) => {
        const box = await section.locator('summary').nth(index).boundingBox()
        if (!box) throw new Error(`No name ${index}.`)
        return box
      }
      const before = await Promise.all([0, 1, 2].map(boxOf))
      expect(before[1]?.y).toBe(before[0]?.y)
      expect(before[1]?.x).toBeGreaterThan(before[0]?.x ?? 0)
      expect(before[2]?.y).toBeGreaterThan(before[0]?.y ?? 0)

      const text = section.getByText(benefits.items[1]?.text ?? 'no text')
      await expect(text).toBeHidden()
      await section.locator('summary').nth(1).click()
      await expect(text).toBeVisible()
      const opened = await text.boundingBox()
      // The pressed name and its neighbor do not move.
      const after = await Promise.all([0, 1].map(boxOf))
      expect(after.map(({ x, width }) => [x, width])).toEqual(
        before.slice(0, 2).map(({ x, width }) => [x, width]),
      )
      expect(opened?.y).toBeGreaterThan((after[0]?.y ?? 0) + (after[0]?.height ?? 0) - 1)
      expect(opened?.width).toBeGreaterThan(300)
    })

    test('where there is room, every text is visible and no name is a button', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(servicePaths[key])
      const section = page.locator('#benefit')
      for (const { title, text } of benefits.items) {
        await expect(section.getByText(text)).toBeVisible()
        await expect(section.getByText(title, { exact: true })).toBeVisible()
      }
      await expect(section.locator('summary').first()).toBeHidden()
    })
  })
