import { fireEvent, render, screen, within } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { partOf } from '@/__tests__/support/page-outputs'
import { expectRecorded } from '@/__tests__/support/recorded'
import OnThisDevicePage from '@/app/on-this-device/page'
import ThankYouPage from '@/app/thank-you/page'
import ThankYouFollowupPage from '@/app/thank-you-followup/page'
import { Reminders } from '@/components/device/reminders'
import { enhance } from '@/components/thank-you/calendar-form.browser'
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
})
afterEach(() => jest.useRealTimers())

/** The saved file as a calendar reads it, with its name: a folded line is one line. */
function savedLines(what: string): string[] {
  const [text = '', name = '', type = ''] = jest.mocked(saveFile).mock.lastCall ?? []
  return [`${what} (${name}, ${type})`, ...text.replaceAll('\r\n ', '').split('\r\n')]
}

test('the calendar files of the pages after a booking', () => {
  const visitLines = (what: string, page: Parameters<typeof enhanced>[0], isRemote: boolean) => {
    const { container } = enhanced(page, { 'calendar-form': enhance })
    const form = within(container)
    fireEvent.input(form.getByLabelText('Date'), { target: { value: '2026-12-03' } })
    fireEvent.input(form.getByLabelText('Time, Central'), { target: { value: '09:30' } })
    if (isRemote) fireEvent.click(form.getByRole('radio', { name: 'By telehealth' }))
    fireEvent.click(form.getByRole('button', { name: 'Save calendar file' }))
    container.remove()
    return savedLines(what)
  }
  const first = visitLines('First visit', <ThankYouPage />, false)
  const differences = (lines: readonly string[]) => [
    ...first.filter(line => !lines.includes(line)).map(line => `- ${line}`),
    ...lines.filter(line => !first.includes(line)).map(line => `+ ${line}`),
    '',
  ]
  expectRecorded('visit-calendar', 'Calendar files of a visit on December 3, 2026, at 9:30, line by line.', [
    ...first,
    ...differences(visitLines('First visit by telehealth', <ThankYouPage />, true)),
    ...differences(visitLines('Follow-up', <ThankYouFollowupPage />, false)),
  ])
})

test('the calendar files with reminders', () => {
  const part = partOf(OnThisDevicePage(), Reminders)
  render(<Reminders {...(part?.props as Parameters<typeof Reminders>[0])} />)
  const reminderLines = (what: string, group: string, label: string, date: string) => {
    const form = within(screen.getByRole('group', { name: group }))
    fireEvent.change(form.getByLabelText(label), { target: { value: date } })
    fireEvent.click(form.getByRole('button', { name: 'Save calendar file' }))
    return savedLines(what)
  }
  expectRecorded(
    'reminder-calendar',
    'Calendar files with reminders, made on November 26, 2026, line by line.',
    [
      ...reminderLines(
        'Labs, start on December 1, 2026',
        'Lab tests after the start of treatment',
        'Start date',
        '2026-12-01',
      ),
      ...reminderLines(
        'Refill, runs out on January 5, 2027',
        'A refill, in time',
        'Date you run out',
        '2027-01-05',
      ),
    ],
  )
})
