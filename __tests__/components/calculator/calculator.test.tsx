import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Calculator } from '@/components/calculator/calculator'
import { calculator } from '@/content/calculator'
import { historyWords, importWords, rowWords, whatIfWords } from '@/content/ui/calculator'
import { doubtWords, resultTextWords } from '@/content/ui/calculator-words'

let mockLost = false
let mockAsked = 0
jest.mock('@/components/calculator/result-more', () => {
  mockAsked += 1
  if (mockLost) throw new Error('Failed to load chunk')
  return { ResultMore: ({ result }: { result: unknown }) => <p>{result ? 'more' : 'saved results'}</p> }
})

const history = { panel: historyWords, import: importWords, row: rowWords }
const served = {
  empty: null,
  next: null,
  details: null,
  questions: null,
  patterns: null,
  splitHead: null,
  letterhead: null,
  printFoot: null,
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const calculate = () => fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))

async function show() {
  const texts = {
    ...calculator,
    doubt: doubtWords,
    resultText: resultTextWords,
    history,
    whatIf: whatIfWords,
  }
  render(<Calculator texts={texts} served={served} />)
  await waitFor(() => expect(mockAsked).toBe(1))
  type(/^Total testosterone/, '487')
  type(/^SHBG/, '33')
}

beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
  mockLost = false
  mockAsked = 0
})

test('saved results stay visible when the next values give no result', async () => {
  await show()
  expect(screen.queryByText('saved results')).not.toBeInTheDocument()
  calculate()
  expect(await screen.findByText('more')).toBeInTheDocument()
  type(/^SHBG/, '')
  calculate()
  expect(await screen.findByText('saved results')).toBeInTheDocument()
})

test('lab values survive the form reset that some browsers do when Back restores a cached page', async () => {
  await show()
  fireEvent(window, new Event('pagehide'))
  const field = screen.getByLabelText(/^Total testosterone/)
  if (field instanceof HTMLInputElement) field.form?.reset()
  expect(field).toHaveValue('487')
  expect(screen.getByLabelText(/^SHBG/)).toHaveValue('33')
})

test('a chunk that fails to load is reported, and requested again with the next result', async () => {
  mockLost = true
  await show()
  expect(screen.queryByText(calculator.result.incomplete)).not.toBeInTheDocument()
  calculate()
  expect(await screen.findByText(calculator.result.incomplete)).toBeInTheDocument()
  await waitFor(() => expect(mockAsked).toBe(2))
  mockLost = false
  calculate()
  expect(await screen.findByText('more')).toBeInTheDocument()
  expect(screen.queryByText(calculator.result.incomplete)).not.toBeInTheDocument()
})

test('an albumin of 0 counts as blank: there is no question, and a phone shows the result', async () => {
  const shown = jest.fn()
  Element.prototype.scrollIntoView = shown
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 5000, 300, 300))
  await show()
  type(/^Albumin/, '0')
  calculate()
  await waitFor(() => expect(shown).toHaveBeenCalled())
  place.mockRestore()
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})

test('arrow keys step a value, and do not change a field without a number', async () => {
  await show()
  const shbg = screen.getByLabelText(/^SHBG/)
  expect(fireEvent.keyDown(shbg, { key: 'ArrowUp' })).toBe(false)
  expect(shbg).toHaveValue('33.1')
  expect(fireEvent.keyDown(screen.getByLabelText(/^Albumin/), { key: 'ArrowUp' })).toBe(true)
  expect(screen.getByLabelText(/^Albumin/)).toHaveValue('')
})
