import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { GuideForm } from '@/components/guide/guide-form'
import { enhance } from '@/components/guide/guide-form.browser'

let mockLost = false
jest.mock('@/components/guide/guide-validation', () => {
  if (mockLost) throw new Error('Failed to load chunk')
  return { checkGuide: () => ({}) }
})

const missing = 'A part of this page did not arrive.'
const again = 'No new tab? Open the guide preview'
const opened = jest.fn()

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  opened.mockClear()
  window.open = opened
  mockLost = false
  enhanced(<GuideForm previewUrl="/preview" button="Get Free Guide" again={again} missing={missing} />, {
    'guide-form': enhance,
  })
})
afterEach(() => jest.useRealTimers())

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await jest.advanceTimersByTimeAsync(0)
  })

test('reports a chunk that failed to load, keeps the typed text, and requests the chunk again', async () => {
  mockLost = true
  const name = screen.getByLabelText('First Name')
  // The focus already asks for the part.
  await act(async () => name.focus())
  fireEvent.change(name, { target: { value: 'James' } })
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent(missing)
  expect(name).toHaveValue('James')
  expect(opened).not.toHaveBeenCalled()
  mockLost = false
  await send()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(opened).toHaveBeenCalledTimes(1)
})

test('restores the focus when it is enabled again', async () => {
  const button = screen.getByRole('button')
  button.focus()
  await send()
  expect(button).toBeDisabled()
  // A browser takes the focus from a disabled control; this one has to be helped.
  const other = document.body.appendChild(document.createElement('input'))
  other.focus()
  other.remove()
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(button).toHaveFocus()
})

test('has a link to the preview in case no tab was opened', async () => {
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await send()
  expect(screen.getByRole('status')).toHaveTextContent(again)
  expect(screen.getByRole('link', { name: new RegExp(again.replace('?', '.')) })).toHaveAttribute(
    'href',
    '/preview',
  )
})

test('a double click opens one tab', async () => {
  const form = screen.getByRole('button').closest('form')
  await act(async () => {
    if (form) fireEvent.submit(form)
    if (form) fireEvent.submit(form)
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(opened).toHaveBeenCalledTimes(1)
})

test('says itself what is missing, once its module is there', () => {
  expect(screen.getByLabelText('First Name').closest('form')).toHaveAttribute('novalidate')
})
