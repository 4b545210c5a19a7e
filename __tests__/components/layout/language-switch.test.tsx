import { render, screen } from '@testing-library/react'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { writtenLanguages } from '@/content/facts/languages'

let mockPath = '/'
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }))

const draw = (codes: readonly string[]) =>
  render(
    <LanguageSwitch
      languages={writtenLanguages.filter(({ code }) => codes.includes(code))}
      className=""
      linkClass=""
    />,
  )

test('it names the languages that are published, and no list is left where English is the only one', () => {
  const { unmount } = draw(['en', 'es'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'English',
    'Español',
  ])
  expect(screen.getByRole('link')).toHaveTextContent('Español')
  expect(screen.getByText('English')).toHaveAttribute('aria-current', 'true')
  unmount()
  for (const codes of [['en'], []]) {
    const { container } = draw(codes)
    expect(container.innerHTML).toBe('')
  }
})

test('only the same page is marked as the alternate: query and fragment are not carried to a section, which is named', () => {
  const article = '/blog/one-that-has-no-translation'
  for (const [path, rel, words] of [
    ['/faq', 'alternate', 'Español'],
    [article, null, 'Español (artículos)'],
  ] as const) {
    mockPath = path
    const { unmount } = draw(['en', 'es'])
    const link = screen.getByRole('link', { name: words })
    expect(link.getAttribute('rel')).toBe(rel)
    unmount()
  }
})
