import { render } from '@testing-library/react'
import { splitLead } from '@/components/blog/split-body'

test('the first paragraph of an article stands by itself, and the rest loses nothing', () => {
  const [lead, rest] = splitLead(
    <>
      <p>It helps a little.</p>
      <h2>Why</h2>
      <p>Because.</p>
    </>,
  )
  expect(render(lead).container.innerHTML).toBe('<p class="article-lead">It helps a little.</p>')
  expect(render(rest).container.innerHTML).toBe('<h2>Why</h2><p>Because.</p>')
})
