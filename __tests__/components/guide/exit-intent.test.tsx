import { act, fireEvent, render, screen } from '@testing-library/react'
import { ExitIntent } from '@/components/guide/exit-intent'

jest.mock('next/navigation', () => ({ usePathname: () => '/about' }))

let mockLost = false
jest.mock('@/components/guide/guide-popup', () => {
  if (mockLost) throw new Error('Failed to load chunk')
  return { GuidePopup: () => <p>The guide</p> }
})

const popup = <ExitIntent previewUrl="/preview" cover={null} />
const leave = () => fireEvent.mouseLeave(document.documentElement, { clientY: -1 })
const arrive = () => act(async () => void (await new Promise(resolve => setTimeout(resolve))))

beforeEach(() => {
  jest.resetModules()
  sessionStorage.clear()
  mockLost = false
})

test('a popup that failed to load may open the next time', async () => {
  mockLost = true
  render(popup)
  leave()
  await arrive()
  expect(screen.queryByText('The guide')).not.toBeInTheDocument()
  mockLost = false
  leave()
  await arrive()
  expect(screen.getByText('The guide')).toBeInTheDocument()
})

test('a popup that loads while another dialog is open does not open', async () => {
  render(popup)
  leave()
  const other = document.createElement('dialog')
  other.setAttribute('open', '')
  document.body.append(other)
  await arrive()
  other.remove()
  expect(screen.queryByText('The guide')).not.toBeInTheDocument()
})

test('a popup does not open when storage is blocked, because it would open again and again', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(popup)
  leave()
  await arrive()
  full.mockRestore()
  expect(screen.queryByText('The guide')).not.toBeInTheDocument()
})
