import { render, screen } from '@testing-library/react'
import { LinkedWords } from '@/components/ui/linked-words'
import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'

test('a phone number and an email address in a sentence become links; its text does not change', () => {
  const text = `Write to ${clinic.email.address} or call ${clinic.phone.display}. We answer.`
  const { container } = render(<LinkedWords text={text} />)
  expect(container).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: clinic.phone.display })).toHaveAttribute('href', clinic.phone.href)
  // The library reads a word break as a space.
  const email = screen.getAllByRole('link').find(link => link.textContent === clinic.email.address)
  expect(email).toHaveAttribute('href', clinic.email.href)
})

test('a number that appears twice becomes two links', () => {
  render(<LinkedWords text={`Call ${clinic.phone.display}, or again ${clinic.phone.display}.`} />)
  expect(screen.getAllByRole('link', { name: clinic.phone.display })).toHaveLength(2)
})

test('a sentence without either has no link', () => {
  render(<LinkedWords text="hello@northpeakXexample is nobody." />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a help line is called by its first mention, and a number that holds its digits is none', () => {
  render(<LinkedWords text="Call 911. Call 988, or text 988. Ext. 19110." />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['tel:911', 'tel:988'])
})

type Fact = { display?: string; address?: string; href?: string }
// A fax number is not called.
const { fax: _fax, ...facts } = clinic
const ways = [facts, ...Object.values(authorities)]
  .flatMap(one => Object.values<unknown>(one))
  .flatMap(fact => {
    const { display, address, href } = (typeof fact === 'object' && fact !== null ? fact : {}) as Fact
    const words = display ?? address
    return words && href ? [[words, href] as const] : []
  })

test.each(ways)(
  '%s, of the clinic or an authority, is a link wherever a sentence names it',
  (words, href) => {
    render(<LinkedWords text={`Ask ${words} first.`} />)
    const [link] = screen.getAllByRole('link')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([words, href])
  },
)
