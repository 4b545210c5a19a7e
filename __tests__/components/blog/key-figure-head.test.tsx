import { render, screen, within } from '@testing-library/react'
import { KeyFigureHead } from '@/components/blog/key-figure-head'
import { articleView, getArticle } from '@/lib/site/articles'

test('the head of an article says its key figure, with the drawing and the source', () => {
  const article = getArticle('trt-and-heart-health')
  if (!article) throw new Error('The article is missing')
  const { meta, sources } = articleView(article)
  const { container } = render(<KeyFigureHead {...meta} sources={sources} />)
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent(/7\.0% *had a main heart event on testosterone; 7\.3% with a placebo *1$/)
  expect(within(figure).getByRole('link', { name: /1/ })).toHaveAttribute('href', '#ref-T8')
  expect(container.querySelector('img')).toHaveAttribute('src', '/figures/emblem-testosterone.svg')
  expect(container.querySelectorAll('rect')).toHaveLength(2)
})
