import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FailedPage } from '@/components/layout/failed-page'
import { clinic } from '@/content/facts/clinic'
import { reportProblems } from '@/lib/browser/problem-reports'

test('the error page shows the phone number and links, without styles of its own', () => {
  const again = jest.fn()
  const { container } = render(<FailedPage error={new Error()} onRetry={again} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load')
  expect(screen.getByRole('link', { name: clinic.phone.display })).toHaveAttribute('href', clinic.phone.href)
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledTimes(1)
  expect(container.querySelector('[style], style')).toBeNull()
})

test('a failed page is reported by its error, without message, also when reporting begins later', async () => {
  const send = jest.fn((_url: string, _init: { body: string }) => Promise.resolve())
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true, writable: true })
  const error = new RangeError('James Miller')
  error.stack = `RangeError: James Miller\n    at draw (${location.origin}/_next/static/chunks/7c.js:1:204)`
  render(<FailedPage error={error} onRetry={() => {}} />)
  const end = reportProblems('https://reports.example/clinic')
  const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(body))
  await waitFor(() =>
    expect(sent()).toContainEqual([
      {
        age: 0,
        url: '',
        user_agent: '',
        type: 'failed-page',
        body: { file: '7c.js', line: 1, column: 204, name: 'RangeError' },
      },
    ]),
  )
  expect(JSON.stringify(sent())).not.toContain('James')
  end()
})
