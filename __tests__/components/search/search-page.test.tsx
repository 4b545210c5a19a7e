import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { SearchPage } from '@/components/search/search-page'
import { enhance } from '@/components/search/search-page.browser'
import { SearchTrigger } from '@/components/search/search-trigger'
import { enhance as enhanceTrigger } from '@/components/search/search-trigger.browser'

const mockShow = jest.fn()
let mockLost = true
jest.mock('@/components/search/search-results', () => {
  if (mockLost) throw new Error('Failed to load chunk')
  return { showResults: mockShow }
})

test('a search whose code was lost loads with the next letter, once', async () => {
  enhanced(<SearchPage />, { 'search-page': enhance })
  const field = screen.getByRole('searchbox')
  const type = (value: string) => act(async () => void fireEvent.input(field, { target: { value } }))
  await type('t')
  expect(mockShow).not.toHaveBeenCalled()
  mockLost = false
  for (const value of ['tr', 'trt']) await type(value)
  expect(mockShow).toHaveBeenCalledTimes(1)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s opens /search in a tab or window, as any link',
  key => {
    enhanced(<SearchTrigger icon="" />, { 'search-trigger': enhanceTrigger })
    // False: the browser's own answer was prevented.
    expect(fireEvent.click(screen.getByRole('button', { name: 'Search' }), { [key]: true })).toBe(true)
  },
)
