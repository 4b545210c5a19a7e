import { act, fireEvent, render, screen } from '@testing-library/react'
import { Calculator } from '@/components/calculator/calculator'
import { calculator } from '@/content/calculator'

let mockLost = false
jest.mock('@/components/calculator/result-more', () => {
  if (mockLost) throw new Error('Failed to load chunk')
  return { ResultMore: ({ result }: { result: unknown }) => <p>{result ? 'more' : 'what is kept'}</p> }
})

const letterhead = { name: '', shortName: '', nameSuffix: '', phone: '' }
const drawn = () => act(async () => void (await new Promise(resolve => setTimeout(resolve, 50))))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function calculate() {
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  await drawn()
}

async function show() {
  render(<Calculator texts={{ ...calculator, letterhead }} />)
  await drawn()
  type(/^Total testosterone/, '487')
  type(/^SHBG/, '33')
}

beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
  mockLost = false
})

test('what is kept stays when the next values give no result', async () => {
  await show()
  expect(screen.queryByText('what is kept')).not.toBeInTheDocument()
  await calculate()
  expect(screen.getByText('more')).toBeInTheDocument()
  type(/^SHBG/, '')
  await calculate()
  expect(screen.getByText('what is kept')).toBeInTheDocument()
})

test('says when a part did not arrive, and asks for it again with the next result', async () => {
  mockLost = true
  await show()
  expect(screen.queryByText(calculator.result.incomplete)).not.toBeInTheDocument()
  await calculate()
  expect(screen.getByText(calculator.result.incomplete)).toBeInTheDocument()
  mockLost = false
  await calculate()
  expect(screen.queryByText(calculator.result.incomplete)).not.toBeInTheDocument()
  expect(screen.getByText('more')).toBeInTheDocument()
})

test('an albumin of 0 counts as none: there is no question, and a phone shows the result', async () => {
  const shown = jest.fn()
  Element.prototype.scrollIntoView = shown
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 300, 300))
  await show()
  type(/^Albumin/, '0')
  await calculate()
  jest.restoreAllMocks()
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
  expect(shown).toHaveBeenCalled()
})

test('arrow keys step a value, and leave a field without a number alone', async () => {
  await show()
  const shbg = screen.getByLabelText(/^SHBG/)
  expect(fireEvent.keyDown(shbg, { key: 'ArrowUp' })).toBe(false)
  expect(shbg).toHaveValue('33.1')
  expect(fireEvent.keyDown(screen.getByLabelText(/^Albumin/), { key: 'ArrowUp' })).toBe(true)
  expect(screen.getByLabelText(/^Albumin/)).toHaveValue('')
})
