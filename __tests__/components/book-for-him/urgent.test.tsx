import { render, screen } from '@testing-library/react'
import BookForHimPage from '@/app/book-for-him/page'
import { HelpLines } from '@/components/ui/help-lines'
import { bookForHim } from '@/content/book-for-him'

test('whom to call at once is a link, before what can wait', () => {
  render(<BookForHimPage />)
  const firstPart = screen.getByRole('heading', { name: bookForHim.parts[0].heading })
  for (const number of ['911', '988']) {
    const call = screen.getByRole('link', { name: number })
    expect(call).toHaveAttribute('href', `tel:${number}`)
    expect(call.compareDocumentPosition(firstPart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('a number that a text names twice is called by the first; the second takes messages', () => {
  const text = 'llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988.'
  const { container } = render(<HelpLines lines={[{ text, number: '988' }]} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(container).toHaveTextContent(text)
})
