import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { enhanced } from '@/__tests__/support/enhance'
import { ExceptionList } from '@/components/contact/exception-list'
import { enhance as exceptionList } from '@/components/contact/exception-list.browser'
import { CallAndBook } from '@/components/layout/call-and-book'
import { enhance as callOrWrite } from '@/components/layout/call-or-write.browser'
import { HolidayHours } from '@/components/layout/holiday-hours'
import { enhance as holidayHours } from '@/components/layout/holiday-hours.browser'
import { HoursTable } from '@/components/layout/hours-table'
import { enhance as hoursTable } from '@/components/layout/hours-table.browser'
import { OpenNow } from '@/components/layout/open-now'
import { enhance as openNow } from '@/components/layout/open-now.browser'
import { clinic } from '@/content/facts/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))
jest.mock('@/content/facts/exception-days', () => ({
  exceptionDays: [
    { date: '2026-11-26', name: 'Thanksgiving Day', open: null },
    { date: '2026-12-24', name: 'Christmas Eve', open: { from: 540, to: 720 } },
    { date: '2026-12-25', name: 'Christmas Day', open: null },
  ],
}))

const { hours } = clinic
const at = (now: string) => jest.useFakeTimers({ now: new Date(now) })
afterEach(() => jest.useRealTimers())

const bar = (
  <>
    <CallAndBook />
    <footer>
      <a href={clinic.email.href}>{clinic.email.address}</a>
    </footer>
  </>
)

const thanksgiving = 'Closed Thursday, November 26 (Thanksgiving Day)'
const christmas = [
  'Open 9 AM to 12 PM Thursday, December 24 (Christmas Eve)',
  'Closed Friday, December 25 (Christmas Day)',
]

describe('at 11 AM on Thanksgiving', () => {
  beforeEach(() => at('2026-11-26T11:00:00-06:00'))

  test('the open line says closed, and until when', () => {
    const { container } = enhanced(<OpenNow />, { 'open-now': openNow })
    expect(container).toHaveTextContent(/^Closed, opens Fri 9 AM$/)
    expect(container.querySelector('.open-now')).toHaveAttribute('data-open', 'false')
  })

  test('the hours table names the day, and marks no row that says 9 AM to 5 PM as today’s', () => {
    const { container } = enhanced(<HoursTable hours={hours} />, { 'hours-table': hoursTable })
    expect(container).toHaveTextContent('Closed, opens Fri 9 AM')
    expect(screen.getByText(thanksgiving)).toBeVisible()
    expect(container.querySelector('tr.today')).toBeNull()
  })

  test('the sticky bar offers mail instead of a phone that nobody answers', async () => {
    enhanced(bar, { 'call-or-write': callOrWrite })
    await jest.advanceTimersByTimeAsync(0)
    expect(screen.getByRole('link', { name: /^Write/ })).toHaveAttribute('href', clinic.email.href)
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  })

  test('the link to the holiday hours names the day', () => {
    enhanced(<HolidayHours />, { 'holiday-hours': holidayHours })
    expect(screen.getByRole('link', { name: thanksgiving })).toHaveAttribute('href', '/contact#holiday-hours')
  })

  test('the list of the days still has this one', () => {
    const { container } = enhanced(<ExceptionList />, { 'exception-list': exceptionList })
    expect(container.querySelector('[data-date="2026-11-26"]')).not.toHaveAttribute('hidden')
  })
})

test('a page that stays open past the last minute of the day names it no more', () => {
  at('2026-11-26T23:59:30-06:00')
  enhanced(<HolidayHours />, { 'holiday-hours': holidayHours })
  const link = screen.getByRole('link', { name: thanksgiving })
  jest.advanceTimersByTime(60_000)
  expect(link).toHaveTextContent(/^Holiday hours$/)
})

test('a page that stays open over night offers mail after closing, and the phone again in the morning', () => {
  at('2026-11-23T16:59:30-06:00')
  enhanced(bar, { 'call-or-write': callOrWrite })
  const offered = [0, 1, 16 * 60].map(minutes => {
    jest.advanceTimersByTime(minutes * 60_000)
    return screen.getAllByRole('link', { name: /^(Call|Write)/ }).map(link => link.getAttribute('href'))
  })
  expect(offered).toEqual([[clinic.phone.href], [clinic.email.href], [clinic.phone.href]])
})

test('the day before, the clinic is open and tomorrow’s closing is announced', () => {
  at('2026-11-25T11:00:00-06:00')
  const { container } = enhanced(<HoursTable hours={hours} />, { 'hours-table': hoursTable })
  expect(container).toHaveTextContent('Open now until 5 PM')
  expect(screen.getByText(thanksgiving)).toBeVisible()
  expect(container.querySelector('tr.today')).toHaveTextContent(/^Mon-Fri/)
})

test('days with other hours are announced with them', () => {
  at('2026-12-20T11:00:00-06:00')
  enhanced(<HoursTable hours={hours} />, { 'hours-table': hoursTable })
  for (const sentence of christmas) expect(screen.getByText(sentence)).toBeVisible()
})

test('far from any, nothing is announced', () => {
  at('2026-12-01T11:00:00-06:00')
  const { container } = enhanced(<HoursTable hours={hours} />, { 'hours-table': hoursTable })
  expect(container).not.toHaveTextContent(/Thanksgiving|Christmas/)
  enhanced(<HolidayHours />, { 'holiday-hours': holidayHours })
  expect(screen.getByRole('link', { name: 'Holiday hours' })).toBeVisible()
})

test('the list on the contact page leaves out what is past, and is whole without JavaScript', () => {
  at('2026-11-27T11:00:00-06:00')
  const { container } = enhanced(<ExceptionList />, { 'exception-list': exceptionList })
  expect([...container.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent)).toEqual([
    'Dec 24, 2026Christmas Eve: 9 AM to 12 PM',
    'Dec 25, 2026Christmas Day',
  ])
  expect(renderToString(<ExceptionList />)).toContain('Nov 26, 2026')
})
