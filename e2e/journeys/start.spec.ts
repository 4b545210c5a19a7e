// Only a browser shows the keys, the focus and the addresses of questions that follow each other.
import type { Page } from '@playwright/test'
import { clinic } from '../../content/facts/clinic'
import { firstVisit } from '../../content/facts/first-visit'
import { start } from '../../content/ui/start'
import { routes, startPath } from '../../lib/routes'
import { startId, startOptions } from '../../lib/start/advice'
import { fill } from '../../lib/words/fill'
import { openHydrated } from '../support/hydration'
import { expect, test } from '../support/test'

const { symptom, blood, place } = start.questions
const section = (page: Page) => page.locator('#start')
const option = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true })
const headingOf = (page: Page, key: keyof typeof start.readings) =>
  section(page).getByRole('heading', { name: fill(start.readFirst, start.readings[key]) })

test('three taps lead to a card with a page to read, the visit, what to bring, booking and phone', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(routes.home)
  await page.getByRole('link', { name: symptom.options.energy }).click()
  await expect(section(page).getByRole('heading', { name: blood.title })).toBeFocused()
  await option(page, blood.options.none).click()
  await option(page, place.options.video).click()
  const heading = headingOf(page, 'energy')
  await expect(heading).toBeFocused()
  const card = section(page)
  const repeated = `${symptom.options.energy}. ${start.repeated.none}. ${place.options.video}.`
  await expect(card.getByText(repeated, { exact: true })).toBeVisible()
  for (const { href, text } of start.readings.energy.links)
    await expect(card.getByRole('link', { name: text })).toHaveAttribute('href', href)
  for (const words of [
    firstVisit.price,
    start.inPerson.testosterone,
    start.blood['two-mornings'],
    start.readings.energy.bring,
  ])
    await expect(card.locator('dl')).toContainText(words)
  await expect(card.getByRole('link', { name: clinic.booking.button })).toBeVisible()
  await expect(card.getByRole('link', { name: clinic.phone.display })).toHaveAttribute(
    'href',
    clinic.phone.href,
  )
  for (const { number } of start.alarm)
    await expect(page.getByRole('link', { name: number, exact: true }).first()).toBeVisible()
  await section(page).getByRole('button', { name: start.again }).click()
  await expect(section(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(section(page).getByRole('heading', { name: symptom.title })).toBeFocused()
})

test('a link with the first answer opens the second question, and the answer leaves the URL', async ({
  page,
}) => {
  await page.goto(startPath('skin'))
  await expect(section(page).getByRole('heading', { name: blood.title })).toBeFocused()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await section(page).getByRole('button', { name: start.back }).click()
  await expect(option(page, symptom.options.skin)).toBeChecked()
})

test('by keyboard: arrow keys only select, Enter on the link continues, and earlier answers can be changed', async ({
  page,
}) => {
  await openHydrated(page, routes.start)
  await expect(option(page, blood.options.none)).toBeHidden()
  await expect(section(page).getByRole('group')).toHaveCount(1)
  await option(page, symptom.options.desire).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, symptom.options.weight)).toBeFocused()
  await expect(option(page, symptom.options.weight)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(section(page).getByRole('button', { name: start.next }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('heading', { name: blood.title })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(section(page).getByRole('heading', { name: place.title })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(headingOf(page, 'weight')).toBeFocused()
  const back = section(page).getByRole('button', { name: start.back })
  await back.click()
  await expect(option(page, place.options.clinic)).toBeChecked()
  await back.click()
  await back.click()
  await expect(section(page).getByRole('heading', { name: symptom.title })).toBeFocused()
  await expect(option(page, symptom.options.weight)).toBeChecked()
  await expect(section(page).getByRole('group')).toHaveCount(1)
  await option(page, symptom.options.other).click()
  // An answer that stays needs no second tap, which would do nothing.
  await section(page).getByRole('button', { name: start.next }).click()
  await option(page, place.options.unsure).click()
  await expect(headingOf(page, 'other')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a first answer leads to its advice, and no question that needs JavaScript is shown', async ({
    page,
  }) => {
    const [key] = startOptions.symptom
    await page.goto(routes.home)
    await page.getByRole('link', { name: symptom.options[key] }).click()
    const heading = page.getByRole('heading', { name: symptom.options[key], exact: true })
    await expect(heading).toBeInViewport()
    const [first] = start.readings[key].links
    await expect(
      page.locator(`#${startId(key)}`).getByRole('link', { name: first.text, exact: true }),
    ).toHaveAttribute('href', first.href)
    await expect(page.getByRole('radio')).toHaveCount(0)
    for (const { number } of start.alarm)
      await expect(page.getByRole('link', { name: number, exact: true }).first()).toHaveAttribute(
        'href',
        `tel:${number}`,
      )
  })
})
