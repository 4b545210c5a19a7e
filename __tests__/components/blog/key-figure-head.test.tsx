import { render, screen, within } from '@testing-library/react'
import { KeyFigureHead } from '@/components/blog/key-figure-head'
import type { ArticleMeta } from '@/content/schema'
import { numberedSources } from '@/lib/site/references'

test('the head of an article says its key figure, with the drawing and the source', () => {
  const keyFigure: ArticleMeta['keyFigure'] = {
    value: '7.0%',
    label: 'had an event; 7.3% with a placebo',
    mark: { kind: 'bars', max: 20, values: [7, 7.3] },
    sources: ['T8'],
  }
  const { container } = render(
    <KeyFigureHead
      keyFigure={keyFigure}
      service="testosterone-replacement-therapy"
      sources={numberedSources(['T8'])}
    />,
  )
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent(/7\.0% *had an event; 7\.3% with a placebo *1$/)
  expect(within(figure).getByRole('link', { name: /1/ })).toHaveAttribute('href', '#ref-T8')
  expect(container.querySelector('img')).toHaveAttribute('src', '/figures/emblem-testosterone.svg')
  expect(container.querySelectorAll('rect')).toHaveLength(2)
})
