import { act } from '@testing-library/react'
import { offerGuide } from '@/components/guide/exit-intent.browser'

let mockLost = false
jest.mock('@/components/guide/guide-popup', () => {
  if (mockLost) throw new Error('Failed to load chunk')
  return {
    openGuidePopup: (previewUrl: string) => {
      document.body.append('The guide at ', previewUrl)
    },
  }
})

const isOpen = () => document.body.textContent?.includes('The guide at /preview')
const leave = () => void offerGuide('/preview')
const arrive = () => act(async () => void (await new Promise(resolve => setTimeout(resolve))))

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  jest.resetModules()
  sessionStorage.clear()
  document.body.replaceChildren()
  mockLost = false
})

test('a popup that failed to load may open the next time', async () => {
  mockLost = true
  leave()
  await arrive()
  expect(isOpen()).toBe(false)
  mockLost = false
  leave()
  await arrive()
  expect(isOpen()).toBe(true)
})

test('a popup that loads while another dialog is open does not open', async () => {
  leave()
  const other = document.createElement('dialog')
  other.setAttribute('open', '')
  document.body.append(other)
  await arrive()
  other.remove()
  expect(isOpen()).toBe(false)
})

test('a popup does not open when storage is blocked, because it would open again and again', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  leave()
  await arrive()
  full.mockRestore()
  expect(isOpen()).toBe(false)
})

test.each([
  ...['/auth', '/auth/forgot', '/account', '/privacy-policy', '/records-and-complaints', '/terms-of-service'],
  ...['/accessibility', '/thank-you', '/thank-you-consult'],
])('no popup covers %s', async path => {
  window.history.replaceState(null, '', path)
  leave()
  await arrive()
  expect(isOpen()).toBe(false)
})
