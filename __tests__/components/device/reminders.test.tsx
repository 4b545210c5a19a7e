import { fireEvent, render, screen, within } from '@testing-library/react'
import { Reminders } from '@/components/device/reminders'
import { saveFile } from '@/lib/browser/save-file'

jest.mock('@/lib/browser/save-file')
jest.mock('@/lib/clinic/calendar', () => {
  // jsdom has none.
  globalThis.TextEncoder = jest.requireActual('node:util').TextEncoder
  return jest.requireActual('@/lib/clinic/calendar')
})

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T18:00:00Z') })
  jest.mocked(saveFile).mockClear()
  render(<Reminders labs="" refill="" refillDays={10} />)
})
afterEach(() => jest.useRealTimers())

function make(part: string, label: string, date: string) {
  const form = within(screen.getByRole('group', { name: part }))
  fireEvent.change(form.getByLabelText(label), { target: { value: date } })
  fireEvent.click(form.getByRole('button', { name: 'Save calendar file' }))
  return form.getByRole('status')
}
const labs = (date: string) => make('Lab tests after the start of treatment', 'Start date', date)
const refill = (date: string) => make('A refill, in time', 'Date you run out', date)

const days = () =>
  Array.from(
    jest.mocked(saveFile).mock.calls[0]?.[0].matchAll(/DTSTART;VALUE=DATE:(\d+)/g) ?? [],
    ([, day]) => day,
  )

test('a start makes three entries, each with one for the day to act, and nothing is stored', () => {
  expect(labs('2026-12-01')).toHaveTextContent('January 12, 2027, March 1, 2027 and June 1, 2027')
  expect(days()).toEqual(['20270105', '20270112', '20270222', '20270301', '20270525', '20270601'])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a start some time ago makes those that are still ahead, without a day to act that is over', () => {
  labs('2026-09-01')
  expect(days()).toEqual(['20261201', '20270222', '20270301'])
})

test('a refill is asked for ten days ahead', () => {
  refill('2027-01-05')
  expect(days()).toEqual(['20261226'])
})

test('the file names neither medicine nor clinic', () => {
  labs('2026-12-01')
  refill('2027-01-05')
  for (const [text] of jest.mocked(saveFile).mock.calls)
    expect(text).not.toMatch(/testosterone|TRT|refill|medic|clinic(?! website)|northpeak/i)
})

test.each([
  ['no date', () => labs(''), 'Please enter a date.'],
  ['a start long ago', () => labs('2025-01-01'), /^All three days have passed/],
  ['a typing error in the year', () => labs('2206-12-01'), /Please check the year/],
  ['a refill too late for ten days', () => refill('2026-12-01'), /^That is less than 10 days away/],
])('%s gets a message and no file', (_, act, message) => {
  expect(act()).toHaveTextContent(message)
  expect(saveFile).not.toHaveBeenCalled()
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent)).toHaveLength(1)
})
