import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Calculator } from '@/components/calculator/calculator'
import { calculator } from '@/content/calculator'
import * as ui from '@/content/ui/calculator'
import * as resultWords from '@/content/ui/calculator-words'
import { calculatorTexts, served } from '../../support/calculator'

jest.mock('@/components/calculator/result-tools', () => ({
  ResultTools: ({ result }: { result: unknown }) => <p>{result ? 'more' : 'saved results'}</p>,
}))

/** Texts are shown with no-break spaces. */
const normalizer = (text: string) => text.replace(/\s+/g, ' ').trim()
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const calculate = () => fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))

const total = (value: string) => type(/^Total testosterone/, value)
const shbg = (value: string) => type(/^SHBG/, value)
const albumin = (value: string) => type(/^Albumin/, value)
/** What is announced, and stands in the page once. */
const answer = () => screen.getByRole('region', { name: 'Your result' })

function show() {
  render(<Calculator texts={calculatorTexts(calculator, ui, resultWords)} served={served} />)
  type(/^Total testosterone/, '487')
  type(/^SHBG/, '33')
}

beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
})

test('saved results stay visible when the next values give no result', async () => {
  show()
  expect(screen.queryByText('saved results')).not.toBeInTheDocument()
  calculate()
  expect(await screen.findByText('more')).toBeInTheDocument()
  type(/^SHBG/, '')
  calculate()
  expect(await screen.findByText('saved results')).toBeInTheDocument()
})

test('lab values survive the form reset that some browsers do when Back restores a cached page', async () => {
  show()
  fireEvent(window, new Event('pagehide'))
  const field = screen.getByLabelText(/^Total testosterone/)
  if (field instanceof HTMLInputElement) field.form?.reset()
  expect(field).toHaveValue('487')
  expect(screen.getByLabelText(/^SHBG/)).toHaveValue('33')
})

test('an albumin of 0 counts as blank: there is no question, and a phone shows the result', async () => {
  const shown = jest.fn()
  Element.prototype.scrollIntoView = shown
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 5000, 300, 300))
  show()
  type(/^Albumin/, '0')
  calculate()
  await waitFor(() => expect(shown).toHaveBeenCalled())
  place.mockRestore()
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})

test('arrow keys step a value, and do not change a field without a number', async () => {
  show()
  const shbg = screen.getByLabelText(/^SHBG/)
  expect(fireEvent.keyDown(shbg, { key: 'ArrowUp' })).toBe(false)
  expect(shbg).toHaveValue('33.1')
  expect(fireEvent.keyDown(screen.getByLabelText(/^Albumin/), { key: 'ArrowUp' })).toBe(true)
  expect(screen.getByLabelText(/^Albumin/)).toHaveValue('')
  // A step would leave the number and lose its unit.
  fireEvent.change(shbg, { target: { value: '3.8 µg/dL' } })
  expect(fireEvent.keyDown(shbg, { key: 'ArrowUp' })).toBe(true)
  expect(shbg).toHaveValue('3.8 µg/dL')
})

test('the four figures come first, open, each with its name', async () => {
  show()
  calculate()
  expect(answer().querySelector('dl')?.closest('details')).toBeNull()
  expect(answer()).toHaveTextContent(
    /Free testosterone10\.2 ng\/dLFree testosterone353 pmol\/LBioavailable testosterone239 ng\/dLPercent free2\.09%Free testosterone: 10\.2 ng\/dL is within 7\.1 to 22\.6 ng\/dL/,
  )
  expect(answer()).toHaveTextContent('Total testosterone: 487 ng/dL is within 264 to 916 ng/dL')
})

test('the result is announced by the words on the page, which stand there once', async () => {
  show()
  calculate()
  const announced = within(answer()).getAllByRole('status')[0]
  expect(announced).toHaveTextContent('Free testosterone: 10.2 ng/dL is within')
  expect(document.body.textContent?.match(/10\.2\sng\/dL is within/g)).toHaveLength(1)
})

test.each([
  ['17', '33', '17 ng/dL would be unusual. Did you mean 17 nmol/L?'],
  ['487', '300', 'SHBG of 300 nmol/L would be unusual.'],
  ['1600', '33', 'Total testosterone of 1,600 ng/dL would be unusual.'],
])('a total of %s with SHBG of %s is not compared with a range while it is in doubt', async (t, s, words) => {
  show()
  total(t)
  shbg(s)
  calculate()
  expect(answer()).toHaveTextContent(calculator.result.inDoubt)
  expect(answer()).toHaveTextContent(words)
  expect(answer()).not.toHaveTextContent(/below \d|within \d|above \d[\d.]* to/)
  expect(answer()).not.toHaveTextContent(/264 to 916/)
  expect(screen.queryByRole('img', { name: /Range/ })).not.toBeInTheDocument()
})

test.each([
  ['17', false, false],
  ['90', true, false],
  ['149', true, false],
  ['150', false, false],
  ['1200', false, false],
  ['1250', false, true],
  ['1600', false, true],
])('a total of %s: very low %s, very high %s', async (value, isLow, isHigh) => {
  show()
  total(value)
  calculate()
  const { veryLow, veryHigh, diagnosis } = calculator.result
  expect(screen.queryAllByText(veryLow.text, { normalizer })).toHaveLength(isLow ? 1 : 0)
  expect(screen.queryAllByText(veryHigh.text, { normalizer })).toHaveLength(isHigh ? 1 : 0)
  expect(screen.queryAllByText(diagnosis)).toHaveLength(isHigh ? 0 : 1)
})

test.each([
  ['', calculator.result.assumed],
  ['0', calculator.result.unread],
  ['-4', calculator.result.unread],
  ['abc', calculator.result.unread],
  ['<3', calculator.result.unread],
  ['650 µmol/L', calculator.result.unread],
])('with an albumin of %j the result states what was used', async (value, words) => {
  show()
  albumin(value)
  calculate()
  expect(screen.getByText(words, { normalizer })).toBeInTheDocument()
  expect(answer()).toHaveTextContent('4.3 g/dL albumin')
})

test.each([
  ['<10', 'Total testosterone: your report gives a limit here, not a value.'],
  ['264-916', 'Total testosterone: there is more than one number here.'],
  ['52O', 'Total testosterone could not be read as a number.'],
  ['see report', 'Total testosterone could not be read as a number.'],
  ['38 µmol/L', 'Total testosterone is not read in µmol/L here.'],
  ['-520', 'Total testosterone cannot be zero or less. Please enter the value alone, such as 520 ng/dL.'],
  ['-520 pg/mL', 'Total testosterone cannot be zero or less.'],
  ['0', 'Total testosterone cannot be zero or less.'],
  [
    'Bioavailable testosterone 218 ng/dL 131-682',
    'Total testosterone: “Bioavailable” may change what this number is. Please enter the value alone, such as 520 ng/dL.',
  ],
])('%j gives a question and no result, and stays in the field', async (value, words) => {
  show()
  total(value)
  calculate()
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument()
  expect(screen.getByText(calculator.form.missing)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Total testosterone/)).toHaveValue(value)
  expect(answer()).not.toHaveTextContent('ng/dL')
})

test('missing values are named in an error, linked to their fields, and the first is focused', async () => {
  show()
  shbg('')
  calculate()
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter Total Testosterone and SHBG values.')
  const field = screen.getByLabelText(/^SHBG/)
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('nmol/L Please enter Total Testosterone and SHBG values.')
  expect(screen.queryAllByRole('definition')).toEqual([])
})

test('a tiny value is not shown as zero', async () => {
  show()
  total('1')
  shbg('1000')
  calculate()
  // The sign, and for screen readers the word.
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('< below 0.1 ng/dL')
})

test.each([
  ['263', false],
  ['264', true],
  ['299.9', true],
  ['299.999', false],
  ['300', false],
])('a total of %s: sentence and picture name the cutoff of 300: %p', async (value, isNamed) => {
  show()
  total(value)
  calculate()
  const words = 'It is also below 300 ng/dL, the AUA guideline’s cutoff.'
  expect(screen.queryAllByText(words, { normalizer })).toHaveLength(isNamed ? 1 : 0)
  const pictures = screen.getAllByRole('img').map(picture => picture.getAttribute('aria-label'))
  expect(pictures.filter(name => name?.endsWith('to 916 ng/dL. AUA: 300'))).toHaveLength(isNamed ? 1 : 0)
  expect(screen.queryAllByText('AUA: 300')).toHaveLength(isNamed ? 1 : 0)
})

test('a pasted row gives its value, and the value takes its place', async () => {
  show()
  total('TESTOSTERONE, TOTAL, MS 01/14/2026 550 ng/dL 264-916')
  calculate()
  expect(answer()).toHaveTextContent('550 ng/dL total')
  expect(screen.getByLabelText(/^Total testosterone/)).toHaveValue('550')
})

test('an unlikely value that the visitor confirms is compared with the ranges', async () => {
  show()
  total('1600')
  calculate()
  fireEvent.click(screen.getByRole('button', { name: /^It is 1,600\sng\/dL$/ }))
  calculate()
  expect(answer()).not.toHaveTextContent(calculator.result.inDoubt)
  expect(answer()).toHaveTextContent('Total testosterone: 1600 ng/dL is above 264 to 916 ng/dL')
  total('1700')
  calculate()
  expect(answer()).toHaveTextContent(calculator.result.inDoubt)
})
