// Only a browser shows what a screen reader says of a page in use.
import { calculator } from '../content/calculator'
import { price } from '../content/facts/amounts'
import { phone } from '../content/facts/phone'
import { openHydrated, typeEvenly } from './support/hydration'
import { listen } from './support/screen-reader'
import { expect, test } from './support/test'
import { catalogue, message, newAddress, open } from './support/visitor'

/** Six journeys with a virtual screen reader: its speech is asserted verbatim, and each event is announced once. */

test('a screen reader reads the phone number as the third item of the page', async ({ page }) => {
  const reader = await listen(page)
  // A Saturday afternoon: the module of the opening hours says what holds then.
  await page.clock.setFixedTime('2026-11-21T19:30:00Z')
  await page.goto('/about')
  await expect(page.locator('.hours').getByText('Closed, opens Mon 9 AM')).toBeAttached()
  await reader.start()
  expect(await reader.readTo(`link, ${phone.display}`)).toEqual([
    'document',
    'link, Skip to main content',
    'banner',
    'Closed, opens Mon 9 AM',
    `link, ${phone.display}`,
  ])
  expect(await reader.announced()).toEqual([])
})

test('a screen reader announces a page opened from the menu', async ({ page }) => {
  const reader = await listen(page)
  await openHydrated(page, '/about')
  await reader.start()
  await reader.takeSpoken()
  await page.getByRole('button', { name: 'Services' }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await reader.takeSpoken()).toEqual([
    'button, Services',
    `link, Testosterone replacement Two tests first, from ${price.testosterone.month}`,
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/testosterone-replacement-therapy-flower-mound-tx')
  // A new document: screen readers announce its title by themselves.
  await expect(page).toHaveTitle(/^Testosterone clinic in Flower Mound/)
  await reader.start()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const way = await reader.readTo('heading, Testosterone replacement therapy, level 1')
  expect(way.slice(way.indexOf('main'))).toEqual([
    'main',
    'navigation, Breadcrumb',
    'list',
    'listitem, level 1, position 1, set size 3',
    'link, Home',
    'end of listitem, level 1, position 1, set size 3',
    'listitem, level 1, position 2, set size 3',
    'link, Services',
    'end of listitem, level 1, position 2, set size 3',
    'listitem, level 1, position 3, set size 3',
    'current page',
    'Testosterone replacement',
    'end, current page',
    'end of listitem, level 1, position 3, set size 3',
    'end of list',
    'end of navigation, Breadcrumb',
    'heading, Testosterone replacement therapy, level 1',
  ])
  expect(await reader.announced()).toEqual([])
})

test('a screen reader announces the result of the calculator', async ({ page }) => {
  const reader = await listen(page)
  await open(page, '/resources/free-testosterone-calculator')
  await reader.start()
  await reader.takeSpoken()
  await page.getByLabel('Total testosterone', { exact: true }).focus()
  expect(await reader.takeSpoken()).toEqual(['textbox, Total testosterone, ng/dL'])
  await page.keyboard.press('Enter')
  expect(await reader.announced()).toEqual(['Please enter Total Testosterone and SHBG values.'])
  await page.keyboard.type('520')
  await page.getByLabel('SHBG', { exact: true }).focus()
  expect(await reader.takeSpoken()).toEqual([
    'textbox, SHBG, nmol/L Please enter Total Testosterone and SHBG values., invalid',
  ])
  await page.keyboard.type('38')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: calculator.result.heading })).toContainText('10.1')
  expect(await reader.announced()).toEqual([
    // The text of the figures and paragraphs, one after another.
    'Free testosterone10.1 ng/dLFree testosterone349 pmol/LBioavailable testosterone236 ng/dLPercent free1.94%Free testosterone: 10.1 ng/dL is within 7.1 to 22.6 ng/dL, the range of the middle 95% of healthy men aged 20 to 45.Total testosterone: 520 ng/dL is within 264 to 916 ng/dL, the range of the middle 95% of healthy men aged 19 to 39 without obesity.Low testosterone is diagnosed only with symptoms and low morning levels on two separate days (AUA 2018; Endocrine Society 2018).No albumin was given, so 4.3 g/dL was used.',
  ])
  expect(await reader.headingsTo('heading, Where your total sits, level 3')).toEqual([
    'heading, Free testosterone calculator, level 1',
    'heading, Your result, level 2',
    'heading, Where your free testosterone sits, level 3',
    'heading, Where your total sits, level 3',
  ])
})

test('a screen reader announces the articles of one category', async ({ page }) => {
  const reader = await listen(page)
  await openHydrated(page, '/blog')
  await reader.start()
  await reader.takeSpoken()
  await page.getByRole('navigation', { name: 'Article categories' }).getByText('Medical Weight Loss').focus()
  await page.keyboard.press('Enter')
  expect(await reader.announced()).toEqual(['Medical Weight Loss: 2 articles'])
  expect(await reader.takeSpoken()).toEqual(['link, Medical Weight Loss'])
  const list = await reader.readTo('listitem, level 1, position 1, set size 2')
  expect(list).toEqual([
    'link, Peptide Therapy',
    'link, Functional Medicine',
    'link, PRP & Aesthetics',
    'end of navigation, Article categories',
    'status',
    'Medical Weight Loss: 2 articles',
    'end of status',
    'list',
    'listitem, level 1, position 1, set size 2',
  ])
})

test('a screen reader announces sign-up, first with errors, then successful', async ({ page }) => {
  const reader = await listen(page)
  await open(page, '/auth')
  await reader.start()
  await reader.takeSpoken()
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).focus()
  expect(await reader.takeSpoken()).toEqual([
    "button, Don't have an account? Sign up",
    'heading, Create Account, level 1',
    'button, Sign Up',
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  // The field's description contains the error, so the toast is silent.
  await expect(message(page, 'First name is required')).toBeVisible()
  expect(await reader.announced()).toEqual([])
  await page.keyboard.type('James')
  await page.getByLabel('Last Name').focus()
  await page.keyboard.type('Sample')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(newAddress())
  expect(await reader.takeSpoken()).toEqual([
    'textbox, First Name, First name is required, invalid, required',
    'textbox, Last Name, Last name is required, invalid, required',
    'textbox, Email, Invalid email address, invalid, required',
  ])
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type('correct horse battery staple')
  expect(await reader.takeSpoken()).toEqual(['Password, Password must be at least 8 characters'])
  expect(await reader.announced()).toEqual([
    'Longer is safer. Four or five unrelated words make a good passphrase.',
    'Good length.',
  ])
  await page.keyboard.press('Enter')
  await expect(message(page, catalogue.signedUp)).toBeVisible()
  expect(await reader.announced()).toEqual(['Account created successfully! You can now sign in.'])
})

test('a screen reader announces search results after a pause in typing', async ({ page }) => {
  const reader = await listen(page)
  await openHydrated(page, '/about')
  await reader.start()
  await reader.takeSpoken()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByLabel('Search this site')).toBeFocused()
  expect(await reader.takeSpoken()).toEqual([
    'dialog, Search',
    'searchbox, Search this site, placeholder low T, prices, hair',
  ])
  await typeEvenly(page, 'low t')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('listitem').first()).toBeVisible()
  expect(await reader.announced()).toEqual(['3 results'])
  await page.keyboard.press('Enter')
  const [first] = await reader.takeSpoken()
  expect(first).toMatch(
    /^link, Articles Low testosterone: which symptoms count, and which have other causes /,
  )
  await page.keyboard.press('Shift+Tab')
  await page.getByLabel('Search this site').fill('gearbox')
  const [help, ...further] = await reader.announced()
  expect(help).toMatch(/^In an emergency, call 911\./)
  expect(further).toEqual(['Nothing found for “gearbox”. Try one word.'])
})
