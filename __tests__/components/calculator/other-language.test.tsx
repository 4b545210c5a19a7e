import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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
const result = () => screen.getByRole('region', { name: calculator.result.heading })

/** The calculator's page, on arrival, with the language switch. */
async function arrive() {
  cleanup()
  const texts = calculatorTexts(calculator, ui as never, resultWords as never)
  await act(
    async () =>
      void render(
        <>
          <a href="#es" rel="alternate">
            Español
          </a>
          <a href="#faq">Perguntas</a>
          <Calculator texts={texts as never} served={served} />
        </>,
      ),
  )
}

const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

beforeEach(() => sessionStorage.clear())

test('the language switch carries values, units and the result, in the tab alone and once', async () => {
  await arrive()
  type(form.total, '18,05 nmol/L')
  type(form.shbg, '40')
  fireEvent.click(screen.getByRole('button', { name: form.button }))
  const before = result().textContent
  click('Español')
  // In no language's notation: Spanish has a decimal point.
  expect(Object.values({ ...sessionStorage }).join()).toContain('total=18.05+nmol')
  expect(localStorage).toHaveLength(0)
  await arrive()
  expect(field(form.total)).toHaveValue('18,05')
  expect(screen.getByLabelText(`Unidade de ${form.total}`)).toHaveValue('nmol/L')
  expect(field(form.shbg)).toHaveValue('40')
  expect(result()).toHaveTextContent('Testosterona livre')
  expect(result().textContent).toBe(before)
  expect(sessionStorage).toHaveLength(0)
})

test('what could not be read is carried as it was typed, and nothing is calculated', async () => {
  await arrive()
  type(form.total, 'trezentos')
  click('Español')
  await arrive()
  expect(field(form.total)).toHaveValue('trezentos')
  expect(result()).not.toHaveTextContent('Testosterona livre:')
})

test('other links carry nothing, and blocked storage loses nothing', async () => {
  await arrive()
  type(form.total, '310')
  click('Perguntas')
  expect(sessionStorage).toHaveLength(0)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  click('Español')
  expect(field(form.total)).toHaveValue('310')
})
