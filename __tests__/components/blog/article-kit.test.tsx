import { render, screen } from '@testing-library/react'
import { createArticleKit } from '@/components/blog/article-kit'

test.each([
  [1, 'Hair restoration. Photos before and after 1 treatment'],
  [3, 'Hair restoration. Photos before and after 3 treatments, 4 to 6 weeks apart'],
])('photos of %i treatments: the right plural, and a dot for each', (treatments, caption) => {
  const { BeforeAfter } = createArticleKit([])
  const { container } = render(
    <BeforeAfter condition="Hair restoration" treatments={treatments} weeksApart={[4, 6]} />,
  )
  expect(screen.getByRole('figure')).toHaveTextContent(caption)
  expect(container.querySelectorAll('circle')).toHaveLength(treatments)
})

test('a table of three columns names the column in each cell, unless the cell spans columns', () => {
  const { Figure } = createArticleKit([])
  render(
    <Figure caption="Made up">
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">If yes</th>
            <th scope="col">If no</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Slept?</th>
            <td>Go on</td>
            <td>Rest</td>
          </tr>
          <tr>
            <th scope="row">Both?</th>
            <td colSpan={2}>Wait</td>
          </tr>
        </tbody>
      </table>
    </Figure>,
  )
  expect(screen.getByRole('cell', { name: 'Go on' })).toHaveAttribute('data-label', 'If yes')
  expect(screen.getByRole('cell', { name: 'Rest' })).toHaveAttribute('data-label', 'If no')
  expect(screen.getByRole('cell', { name: 'Wait' })).not.toHaveAttribute('data-label')
  expect(screen.getByRole('rowheader', { name: 'Slept?' })).not.toHaveAttribute('data-label')
})

test('bars that compare the same thing stand under its name, as one group of the table', () => {
  const { Bars } = createArticleKit([])
  render(
    <Bars
      unit="%"
      max={10}
      rows={[
        { of: 'Clot', label: 'Gel', value: 0.9 },
        { of: 'Clot', label: 'Placebo', value: 0.5, isControl: true },
        { of: 'Fracture', label: 'Gel', value: 3.5 },
      ]}
    />,
  )
  const groups = screen.getAllByRole('rowgroup').slice(1)
  expect(groups.map(group => group.textContent)).toEqual(['ClotGel0.9Placebo0.5', 'FractureGel3.5'])
})

test('a ratio is read from its line, and its interval has a mark at the estimate', () => {
  const { Bars } = createArticleKit([])
  const { container } = render(
    <Bars unit="ratio" max={2} line={1} rows={[{ label: 'Measured', value: [0.5, 1.5], mark: 0.9 }]} />,
  )
  expect(container.querySelector('path')).toHaveAttribute('d', 'M50 0V10')
  expect([...container.querySelectorAll('.bars-axis text')].map(one => one.textContent)).toEqual([
    '0',
    '1',
    '2',
  ])
  const [interval, estimate] = container.querySelectorAll('rect')
  expect(interval).toHaveAttribute('x', '25')
  expect(interval).toHaveAttribute('width', '50')
  // 2 wide, with its middle at 45.
  expect(estimate).toHaveAttribute('x', '44')
})
