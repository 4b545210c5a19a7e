import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { enhance } from '@/components/book-for-him/copy.browser'
import { TextToSend } from '@/components/book-for-him/text-to-send'

const words = 'I found a clinic.'
const href = 'https://clinic.example/start'

async function copyWith(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  enhanced(<TextToSend words={words} href={href} />, { copy: enhance })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the text' })))
  return screen.getByRole('status').textContent
}

test('the text and its address are copied, and the page says so', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  expect(await copyWith({ writeText })).toBe('Copied.')
  expect(writeText).toHaveBeenCalledWith('I found a clinic. https://clinic.example/start')
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has none', undefined],
])('where the browser %s, the page says what to do', async (_, clipboard) => {
  expect(await copyWith(clipboard)).toBe(
    'This browser did not let us copy. Select the text and copy it by hand.',
  )
})
