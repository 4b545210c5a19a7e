import type { BrowserContext, Page } from '@playwright/test'
import { addresses } from './addresses'
import { openHydrated } from './hydration'
import type { Mail, MailTo } from './mailbox'
import { expect } from './test'

/** A visitor's actions for sign-up and sign-in. */

export const password = 'correct horse battery staple'
export const catalogue = {
  signedUp: 'Account created successfully! You can now sign in.',
  signedIn: 'Signed in successfully!',
  credentials: 'Invalid email or password. Please try again.',
  offline: /could not reach the sign-in service/,
}

/** A new address each time. A real back end needs ones whose mail arrives: `AUTH_TEST_ADDRESS=tests+*@clinic.example`. */
export function newAddress(): string {
  const unique = `${Date.now()}.${Math.floor(Math.random() * 1e6)}`
  return (process.env.AUTH_TEST_ADDRESS || 'james.*@example.com').replace('*', unique)
}

export { openHydrated as open }

/** The path of a link to our confirm page, as in our mail templates; undefined for classic links. */
function ownPath(mail: Mail): string | undefined {
  const { pathname, hash } = new URL(mail.links[0] ?? '')
  // A site URL that ends with a slash is mailed with two.
  const path = pathname.replace(/^\/+/, '/')
  return /^(?:\/es|\/pt)?\/auth\/confirm$/.test(path) ? `${path}${hash}` : undefined
}

/** Opens a mailed link on the tested site, whatever site URL the back end has. */
export async function followLink(page: Page, mail: Mail) {
  await openHydrated(page, ownPath(mail) ?? mail.links[0] ?? '')
}

/** Opens a mailed link and confirms it on our page. Classic links need no confirmation. */
export async function openLink(page: Page, mail: Mail) {
  await followLink(page, mail)
  if (ownPath(mail)) await page.getByRole('button', { name: 'Continue' }).click()
}

export async function fillSignUp(page: Page, email: string, secret = password) {
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('First Name').fill('James')
  await page.getByLabel('Last Name').fill('Sample')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

export const sendSignUp = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click()

export async function signUp(page: Page, email: string, secret = password) {
  await openHydrated(page, '/auth')
  await fillSignUp(page, email, secret)
  await sendSignUp(page)
  await expect(message(page, catalogue.signedUp)).toBeVisible()
}

export async function confirm(page: Page, mail: Mail) {
  await openLink(page, mail)
  await expect(page).toHaveURL('/')
}

export async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export const account = (page: Page) => page.locator('header .account-slot').first()
/** The toasts: a list in a region that is named in the page's language. */
export const messages = (page: Page) =>
  page.getByRole('region', { name: /^(Messages|Mensajes|Mensagens) / }).getByRole('listitem')
export const message = (page: Page, text: string | RegExp) => messages(page).filter({ hasText: text })

export const sessionCookie = `sb-${new URL(addresses.auth).hostname.split('.')[0]}-auth-token`

/** The session in the browser's cookies. */
export async function storedSession(context: BrowserContext) {
  const cookies = await context.cookies(addresses.site)
  const parts = cookies.filter(({ name }) => name === sessionCookie || name.startsWith(`${sessionCookie}.`))
  const value = parts
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(part => part.value)
    .join('')
  if (!value) return undefined
  return JSON.parse(Buffer.from(value.replace('base64-', ''), 'base64url').toString())
}

const publishableKey = process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_sandbox'

/** Calls the auth back end from a page of the site, because only the browser reaches a test's own sandbox. */
async function callBackEnd(page: Page, path: string, body: object) {
  const call = {
    url: `${addresses.auth}/auth/v1/${path}`,
    apikey: publishableKey,
    body: JSON.stringify(body),
  }
  return page.evaluate(async ({ url, apikey, body }) => {
    const headers = { apikey, 'Content-Type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
    return response.json()
  }, call)
}

/** Creates a confirmed account and signs in without the forms, which have their own tests. */
export async function becomeVisitor(page: Page, mailTo: MailTo) {
  const email = newAddress()
  await page.goto('/')
  const data = { first_name: 'James', last_name: 'Sample' }
  await callBackEnd(page, 'signup', { email, password, data })
  const { search, hash } = new URL((await mailTo(email)).links[0] ?? '')
  const token_hash =
    new URLSearchParams(hash.slice(1)).get('token_hash') ?? new URLSearchParams(search).get('token')
  const session = await callBackEnd(page, 'verify', { type: 'signup', token_hash })
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  // Split into cookies as by @supabase/ssr.
  const chunks = value.match(/.{1,3180}/g) ?? []
  const cookies = chunks.map((value, index) => ({ name: `${sessionCookie}.${index}`, value }))
  await page
    .context()
    .addCookies(cookies.map(cookie => ({ ...cookie, url: addresses.site, sameSite: 'Lax' as const })))
  await openHydrated(page, '/')
  await expect(account(page)).toContainText(email)
  return email
}
