import { render, screen } from '@testing-library/react'
import { withSiteLinks } from '@/components/blog/site-links'
import { language } from '@/content/facts/language'

jest.mock('@/content/facts/language', () => ({
  language: { base: '/es', onlyInEnglish: ['/about'], articles: ['one'], inEnglish: ' (en inglés)' },
}))

test('a link in an article to a page that the language lacks says that it is in English', () => {
  render(
    withSiteLinks(
      <>
        <p>
          Vea <a href="/blog/two">otro artículo</a>, <a href="/about">la clínica</a> y{' '}
          <strong>
            <a href="/blog/one">este</a>
          </strong>
          .
        </p>
        <aside>
          <a href="https://fda.gov">FDA</a>
          {['1', '2'].map(id => (
            <a key={id} href={`#ref-${id}`}>
              {id}
            </a>
          ))}
        </aside>
      </>,
    ),
  )
  const links = screen.getAllByRole('link')
  expect(
    links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('hreflang')]),
  ).toEqual([
    [`otro artículo${language.inEnglish}`, '/blog/two', 'en'],
    [`la clínica${language.inEnglish}`, '/about', 'en'],
    ['este', '/es/blog/one', null],
    ['FDA', 'https://fda.gov', null],
    ['1', '#ref-1', null],
    ['2', '#ref-2', null],
  ])
})
