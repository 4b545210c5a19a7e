import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Calculator } from '@/components/calculator/calculator'
import { calculator } from '@/content/calculator'
import { language } from '@/content/facts/language'
import * as ui from '@/content/ui/calculator'
import * as resultWords from '@/content/ui/calculator-words'
import { language as spanish } from '@/translated/es/facts/language'
import { language as portuguese } from '@/translated/pt/facts/language'
import { calculatorTexts, served } from '../../support/calculator'

jest.mock('@/content/facts/language', () => ({
  language: { ...jest.requireActual('@/content/facts/language').language },
}))
jest.mock('@/components/calculator/result-tools', () => ({ ResultTools: () => null }))

const english = { ...language }
const form = <Calculator texts={calculatorTexts(calculator, ui, resultWords)} served={served} />

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const unitOf = (name: string) => screen.getByLabelText(new RegExp(`^Unit of ${name}`))
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (name: string, value: string) => fireEvent.change(unitOf(name), { target: { value } })
const calculate = () => fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
const result = () => screen.getByRole('region', { name: 'Your result' })
const figures = () =>
  within(result())
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

const total = 'Total testosterone'
/** What the select of a field chooses; any other step of a row is typed. */
const otherUnits = ['nmol/L', 'g/L']

/** A field, then every unit that its report may have: in the text or chosen, before the number or after it. */
const rows: readonly (readonly [name: string, ...steps: string[]])[] = [
  [total, '520'],
  [total, '520 ng/dL'],
  [total, '18.03 nmol/L'],
  [total, '18.03', 'nmol/L'],
  [total, 'nmol/L', '18.03'],
  [total, '520', 'nmol/L'],
  [total, 'nmol/L', '520 ng/dL'],
  // A unit that was typed by mistake, and then chosen.
  [total, '18.03 ng/dL', 'nmol/L'],
  [total, '5.2 ng/mL'],
  [total, '5.2 µg/L'],
  [total, '5200 pg/mL'],
  [total, '5200 ng/L'],
  [total, '18030 pmol/L'],
  ['SHBG', '38 nmol/L'],
  ['Albumin', '4.3'],
  ['Albumin', '4.3 g/dL'],
  ['Albumin', '43 g/L'],
  ['Albumin', '43', 'g/L'],
  ['Albumin', 'g/L', '43'],
  ['Albumin', '4.3', 'g/L'],
  ['Albumin', '4300 mg/dL'],
]

describe.each([english, spanish, portuguese])('with the numbers of $own', other => {
  beforeAll(() => void Object.assign(language, other))
  afterAll(() => void Object.assign(language, english))

  test.each(rows.map(([name, ...steps]) => [name, steps.join(', then '), steps] as const))(
    '%s: %s gives the same four figures',
    async (name, _, steps) => {
      await act(async () => void render(form))
      type(total, '520')
      type('SHBG', '38')
      for (const step of steps)
        if (otherUnits.includes(step)) choose(name, step)
        else type(name, step.replace('.', other.decimal))
      calculate()
      expect(figures()).toEqual(
        ['10.1 ng/dL', '349 pmol/L', '236 ng/dL', '1.94%'].map(text => text.replace('.', other.decimal)),
      )
      expect(result()).toHaveTextContent('is within')
    },
  )
})

test.each([
  // [field, its unit, typed, chosen, then in the field]
  [total, 'ng/dL', '22.4', 'nmol/L', '22.4'],
  [total, 'ng/dL', '18 ng/dL', 'nmol/L', '18'],
  [total, 'nmol/L', '520', 'ng/dL', '520'],
  ['Albumin', 'g/dL', '43', 'g/L', '43'],
  ['Albumin', 'g/L', '4.3', 'g/dL', '4.3'],
  // Likely in the old unit, and not in the new one.
  [total, 'ng/dL', '520', 'nmol/L', '18.03'],
  [total, 'nmol/L', '18', 'ng/dL', '519.1'],
  ['Albumin', 'g/dL', '4.3', 'g/L', '43'],
  ['Albumin', 'g/L', '43', 'g/dL', '4.3'],
])('%s in %s: typing %s and choosing %s leaves %s', async (name, unit, typed, chosen, left) => {
  await act(async () => void render(form))
  choose(name, unit)
  type(name, typed)
  choose(name, chosen)
  expect(field(name)).toHaveValue(left)
  expect(unitOf(name)).toHaveValue(chosen)
})

test.each([
  ['520', 'nmol/L', '18.03'],
  // The choice answers the question.
  ['22.4', 'nmol/L', '22.4'],
])('%s, calculated, then %s: %s, and back', async (typed, unit, left) => {
  await act(async () => void render(form))
  type(total, typed)
  type('SHBG', '41')
  calculate()
  choose(total, unit)
  expect(field(total)).toHaveValue(left)
  if (left === typed) return
  choose(total, 'ng/dL')
  expect(field(total)).toHaveValue(typed)
})

test('a question about a converted value names the amount as it was typed', async () => {
  await act(async () => void render(form))
  type(total, '9000')
  type('SHBG', '41')
  calculate()
  choose(total, 'nmol/L')
  calculate()
  // 312.07 ng/dL would be a likely total, of which nobody has typed a digit.
  expect(result()).toHaveTextContent('Total testosterone of 9,000 ng/dL would be unusual.')
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
})

test('a value that the visitor has confirmed is converted, and not asked about again', async () => {
  await act(async () => void render(form))
  type(total, '22.4')
  type('SHBG', '41')
  calculate()
  fireEvent.click(screen.getByRole('button', { name: /^It is 22\.4/ }))
  choose(total, 'nmol/L')
  expect(field(total)).toHaveValue('0.78')
  calculate()
  expect(result()).toHaveTextContent('22.4 ng/dL total')
  expect(result()).not.toHaveTextContent(calculator.result.inDoubt)
})

test('a converted value says what was rounded, and is calculated unrounded', async () => {
  await act(async () => void render(form))
  type(total, '521')
  type('SHBG', '38')
  choose(total, 'nmol/L')
  expect(screen.getByText(/521\sng\/dL is 18\.07\snmol\/L, rounded\./)).toBeInTheDocument()
  calculate()
  // 18.07 nmol/L would be 521.14 ng/dL.
  expect(result()).toHaveTextContent('521 ng/dL total')
  expect(screen.getByText(/rounded\./)).toBeInTheDocument()
  type(total, '20')
  calculate()
  expect(screen.queryByText(/rounded\./)).not.toBeInTheDocument()
})

describe('typed and chosen before hydration', () => {
  /** Sets what the served page shows, hydrates it, and replays the events of these elements. */
  async function hydrate(number: string, unit: string, replayed: readonly ('number' | 'unit')[]) {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(form)
    const elements = {
      number: within(container).getByLabelText<HTMLInputElement>(total),
      unit: within(container).getByLabelText<HTMLSelectElement>(`Unit of ${total}`),
    }
    elements.number.value = number
    elements.unit.value = unit
    within(container).getByLabelText<HTMLInputElement>('SHBG').value = '40'
    await act(async () => void render(form, { container, hydrate: true }))
    for (const name of replayed)
      await act(async () => elements[name].dispatchEvent(new Event('change', { bubbles: true })))
    calculate()
  }

  test.each([
    ['18', ['number', 'unit'], '18', '519.12 ng/dL total'],
    ['18', ['unit', 'number'], '18', '519.12 ng/dL total'],
    // Restored by the browser, or changed by a program.
    ['18', [], '18', '519.12 ng/dL total'],
    ['520', ['number', 'unit'], '18.03', '520 ng/dL total'],
    ['520', [], '18.03', '520 ng/dL total'],
  ] as const)('%s, then nmol/L, with events of %j: %s', async (number, replayed, left, words) => {
    await hydrate(number, 'nmol/L', replayed)
    expect(field(total)).toHaveValue(left)
    expect(unitOf(total)).toHaveValue('nmol/L')
    expect(result()).toHaveTextContent(words)
  })
})

test('a unit that was changed without an event is read at Calculate', async () => {
  await act(async () => void render(form))
  type(total, '18')
  type('SHBG', '40')
  const unit = unitOf(total)
  if (unit instanceof HTMLSelectElement) unit.value = 'nmol/L'
  calculate()
  expect(result()).toHaveTextContent('519.12 ng/dL total')
})

test.each(['155 pg/mL', 'Testosterone, Free 12.4 ng/dL'])(
  '%s is not calculated: it looks like free testosterone',
  async text => {
    await act(async () => void render(form))
    type(total, text)
    type('SHBG', '38')
    calculate()
    expect(screen.getByText(/This looks like free testosterone\. Please enter the total/)).toBeInTheDocument()
    expect(field(total)).toHaveValue(text)
    expect(figures()).toEqual([])
  },
)

test.each([
  ['4.52', 'Use nmol/L, Use ng/mL, It is 4.52 ng/dL', 'Use ng/mL', '452', 'ng/dL', '452 ng/dL total'],
  ['4.52', 'Use nmol/L, Use ng/mL, It is 4.52 ng/dL', 'Use nmol/L', '4.52', 'nmol/L', '130.36 ng/dL total'],
  ['1.050', 'Use 1,050 ng/dL, Use ng/mL, It is 1.05 ng/dL', 'Use 1,050 ng/dL', '1050', 'ng/dL', '1050 ng/dL'],
  ['1.050 ng/dL', 'Use 1,050 ng/dL, Use ng/mL, It is 1.05 ng/dL', 'Use ng/mL', '105', 'ng/dL', '105 ng/dL'],
  ['20 ng/mL', 'Use nmol/L, It is 20 ng/mL', 'It is 20 ng/mL', '20 ng/mL', 'ng/dL', '2000 ng/dL total'],
])('a total of %s offers %s; %s', async (text, buttons, pressed, left, unit, words) => {
  await act(async () => void render(form))
  type(total, text)
  type('SHBG', '38')
  calculate()
  const hint = document.getElementById('calc-total-hint') ?? document.body
  const names = within(hint)
    .getAllByRole('button')
    .map(button => button.textContent?.replace(/\s/g, ' '))
  expect(names.join(', ')).toBe(buttons)
  fireEvent.click(within(hint).getAllByRole('button')[names.indexOf(pressed)] ?? hint)
  expect(field(total)).toHaveValue(left)
  expect(unitOf(total)).toHaveValue(unit)
  calculate()
  expect(result()).toHaveTextContent(words)
  expect(result()).not.toHaveTextContent(calculator.result.inDoubt)
})

test('a browser’s translation cannot change the unit, and a field is described by it', async () => {
  await act(async () => void render(form))
  const unit = unitOf(total)
  expect(unit).toHaveAttribute('translate', 'no')
  for (const option of within(unit).getAllByRole('option'))
    option.textContent = `unidad ${option.textContent}`
  expect(field(total)).toHaveAccessibleDescription('ng/dL')
  choose(total, 'nmol/L')
  expect(field(total)).toHaveAccessibleDescription('nmol/L')
})
