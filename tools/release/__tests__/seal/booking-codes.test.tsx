import { renderToStaticMarkup } from 'react-dom/server'
import { BookingButton, OutLink } from '@/components/ui/buttons'
import { env } from '@/lib/env'
import { routes, servicePaths } from '@/lib/routes'
import { allRoutes } from '@/lib/site/is-route'
import { bookingCodes, bookingCodesKey, codeBookingLinks } from '@/tools/release/seal/booking-codes'

const key = 'an example of a key that is long enough'
const page = renderToStaticMarkup(
  <>
    <BookingButton />
    <OutLink kind="portal" href={env.portalUrl}>
      Portal
    </OutLink>
    <BookingButton>Schedule</BookingButton>
  </>,
)
const weight = servicePaths['medical-weight-loss']

const hrefs = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').links].map(({ href }) => href)

test('off, a page is the same to the byte', () => {
  expect(bookingCodesKey({})).toBeUndefined()
  expect(bookingCodesKey({ BOOKING_CODES_KEY: ' ' })).toBeUndefined()
  expect(codeBookingLinks(page, weight, undefined)).toBe(page)
})

test('on, its booking links have the code that the owner’s list gives for the page, and nothing else changes', () => {
  const { code } = bookingCodes(key).find(({ address }) => address === weight) ?? {}
  expect(code).toMatch(/^[\da-f]{8}$/)
  const booking = `${env.bookingUrl}?source=${code}`
  const coded = codeBookingLinks(page, weight, key)
  expect(hrefs(coded)).toEqual([booking, env.portalUrl, booking])
  expect(coded.replaceAll(`?source=${code}`, '')).toBe(page)
})

describe('the address keeps its own parts', () => {
  const before = process.env.NEXT_PUBLIC_BOOKING_URL
  afterEach(() => {
    process.env.NEXT_PUBLIC_BOOKING_URL = before
    jest.resetModules()
  })

  test.each([
    [
      'https://book.example/new?clinic=1&first=yes',
      'https://book.example/new?clinic=1&first=yes&source=CODE',
    ],
    ['https://book.example/#/new', 'https://book.example/?source=CODE#/new'],
  ])('%s', async (address, expected) => {
    process.env.NEXT_PUBLIC_BOOKING_URL = address
    jest.resetModules()
    const { codeBookingLinks } = await import('@/tools/release/seal/booking-codes')
    const [link] = hrefs(codeBookingLinks(`<a href="${address.replaceAll('&', '&amp;')}">`, weight, key))
    expect(link?.replace(/[\da-f]{8}/, 'CODE')).toBe(expected)
  })
})

test('every page and language has a code of its own, which another key changes', () => {
  const list = bookingCodes(key)
  expect(list.map(({ address }) => address)).toEqual(
    expect.arrayContaining([routes.home, '/es', '/pt/faq', weight, `/es${weight}`]),
  )
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
  const others = new Set(bookingCodes(`${key}.`).map(({ code }) => code))
  expect(list.filter(({ code }) => others.has(code))).toEqual([])
})

test.each([
  routes.auth,
  routes.account,
  routes.calculator,
  routes.onThisDevice,
  routes.bookForHim,
  '/_not-found',
])('%s has none: nobody may learn that he was there', path => {
  expect(codeBookingLinks(page, path, key)).toBe(page)
  expect(bookingCodes(key).map(({ address }) => address)).not.toContain(path)
})

test('the other pages have one', () => {
  const without = allRoutes.filter(path => codeBookingLinks(page, path, key) === page)
  expect(
    without.filter(path => !/^\/(auth|account|book-for-him|on-this-device|resources\/free-test)/.test(path)),
  ).toEqual([])
})

test('a key that could be guessed is refused by its name', () => {
  expect(() => bookingCodesKey({ BOOKING_CODES_KEY: 'northpeak' })).toThrow(
    'BOOKING_CODES_KEY must be a secret',
  )
})
