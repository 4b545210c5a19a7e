import { act, fireEvent, render, screen } from '@testing-library/react'
import { Calculator } from '@/components/calculator/calculator'
import { calculator } from '@/translated/pt/calculator'
import * as ui from '@/translated/pt/ui/calculator'
import * as resultWords from '@/translated/pt/ui/calculator-words'
import { calculatorTexts, served } from '../../support/calculator'

jest.mock('@/content/facts/language', () => jest.requireActual('@/translated/pt/facts/language'))
jest.mock('@/content/ui/calculator', () => jest.requireActual('@/translated/pt/ui/calculator'))
jest.mock('@/components/calculator/result-tools', () => ({ ResultTools: () => null }))

const { form } = calculator
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const calculate = () => fireEvent.click(screen.getByRole('button', { name: form.button }))
const result = () => screen.getByRole('region', { name: calculator.result.heading })

beforeEach(async () => {
  // The types of the texts are the English literals.
  const texts = calculatorTexts(calculator, ui as never, resultWords as never)
  await act(async () => void render(<Calculator texts={texts as never} served={served} />))
  type(form.shbg, '40')
})

test.each(['1.050', '1050', '1 050', '1.050,0 ng/dL'])('%j is 1050, as in Brazil', value => {
  type(form.total, value)
  calculate()
  expect(result()).toHaveTextContent('Testosterona livre: 23,0 ng/dL fica acima da faixa de 7,1 a 22,6 ng/dL')
})

test.each(['4,52', '4.52'])('%j asks in Portuguese, about the digits as typed', value => {
  type(form.total, value)
  calculate()
  expect(result()).toHaveTextContent(
    '4,52 ng/dL seria incomum. Você quis dizer 4,52 nmol/L ou 4,52 ng/mL? Se o seu laudo a chama de “livre”, digite a total.',
  )
  expect(field(form.total)).toHaveValue(value)
})

test('a converted value is exact where no digit was lost, and is not read back from its text', () => {
  type(form.albumin, '43 g/L')
  const unit = screen.getByLabelText(`Unidade de ${form.albumin}`)
  fireEvent.change(unit, { target: { value: 'g/L' } })
  type(form.albumin, '43')
  fireEvent.change(unit, { target: { value: 'g/dL' } })
  expect(field(form.albumin)).toHaveValue('4,3')
  expect(screen.queryByText(/arredondamento/)).not.toBeInTheDocument()
  type(form.total, '520,6')
  fireEvent.change(screen.getByLabelText(`Unidade de ${form.total}`), { target: { value: 'nmol/L' } })
  expect(
    screen.getByText(/^520,6\sng\/dL equivalem a 18,05\snmol\/L, com arredondamento/),
  ).toBeInTheDocument()
  calculate()
  expect(result()).toHaveTextContent('Total 520,6 ng/dL')
})
