import { render } from '@testing-library/react'
import { Suitability } from '@/components/service/suitability'

test('the answer follows the items that count, by their numbers from 1', () => {
  const { container } = render(
    <Suitability
      heading="Is it for you?"
      items={['Low morning levels', 'A desk job', 'Low desire']}
      after="A visit decides."
      answer={{ counts: [1, 3], some: 'Worth a visit.', others: 'Perhaps not.' }}
      notFor={['Prostate cancer']}
    />,
  )
  const counting = container.querySelectorAll('.counts')
  expect(Array.from(counting, item => item.textContent)).toEqual(['Low morning levels', 'Low desire'])
})
