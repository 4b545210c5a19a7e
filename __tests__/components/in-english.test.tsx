/** @jsxImportSource @/components/in-english */
import { render, screen } from '@testing-library/react'
import { JsonLd } from '@/components/seo/json-ld'
import { fill } from '@/lib/words/fill'
import { hasEnglish, isInEnglish } from '@/lib/words/in-english'

jest.mock('@/content/facts/texts-in-english', () => ({
  textsInEnglish: ['Labs come first here', 'A visit of', 'minutes'],
}))

const english = 'Labs come first here'
const template = 'A visit of {minutes} minutes'

const langOf = (text: string) => screen.getByText(text).closest('[lang]')

test('the element that shows an English text says so', () => {
  render(<h2>{english}</h2>)
  expect(screen.getByRole('heading')).toHaveAttribute('lang', 'en')
})

test('beside words of the page, only the English ones are marked', () => {
  render(
    <p>
      Primero: {english} <b>siempre</b>
    </p>,
  )
  expect(langOf('Labs come first here')).toHaveProperty(
    'outerHTML',
    '<span lang="en">Labs come first here</span>',
  )
  expect(langOf('siempre')).toBeNull()
})

test('a filled text, a part of one, and a list of them are English', () => {
  render(
    <>
      <p>{fill(template, { minutes: 90 })}</p>
      <p>{english.slice(5)}</p>
      <p>{`${english}. ${template}`}</p>
    </>,
  )
  expect(langOf('A visit of 90 minutes')).not.toBeNull()
  expect(langOf('come first here')).not.toBeNull()
  expect(langOf('Labs come first here. A visit of {minutes} minutes')).not.toBeNull()
})

test('a text of the page is not English, though an English one has its first letters', () => {
  render(
    <>
      <p>La</p>
      <p>Labs: análisis de sangre de la clínica</p>
    </>,
  )
  expect(langOf('La')).toBeNull()
  expect(langOf('Labs: análisis de sangre de la clínica')).toBeNull()
})

test('an element that only has a name or a placeholder is marked, and one with other content is not', () => {
  render(
    <nav aria-label={english}>
      <input placeholder={english} />
      <a href="/es">Inicio</a>
    </nav>,
  )
  expect(screen.getByRole('textbox')).toHaveAttribute('lang', 'en')
  expect(langOf('Inicio')).toBeNull()
})

test('inside a drawing and an option no element is added that may not stand there', () => {
  const { container } = render(
    <>
      <svg aria-hidden="true">
        <text>
          {english}
          <tspan>uno</tspan>
        </text>
      </svg>
      <select>
        <option>{['Uno: ', english]}</option>
      </select>
    </>,
  )
  expect(container.querySelector('text > tspan[lang=en]')).toHaveTextContent(english)
  expect(screen.getByRole('option')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('option').children).toHaveLength(0)
})

test('structured data whose description is English says so', () => {
  const page = (description: string) => {
    const { container } = render(
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'WebPage', description, inLanguage: 'es-US' }],
        }}
      />,
    )
    return JSON.parse(container.textContent ?? '')['@graph'][0].inLanguage
  }
  expect(page(english)).toEqual(['es-US', 'en'])
  expect(page('Primero los análisis')).toBe('es-US')
})

test('required words are not asked of a page with an English sentence', () => {
  expect(hasEnglish(`Uno. ${english}. Dos.`)).toBe(true)
  expect(hasEnglish('Uno. Dos.')).toBe(false)
})

test('a role is English in small letters, too, as it stands within a sentence', () => {
  expect(isInEnglish('Ana Ruiz, labs come first here, el 3 de mayo')).toBe(true)
})
