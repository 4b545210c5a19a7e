import { render, screen } from '@testing-library/react'
import { ResourceCard } from '@/components/resources/resource-card'

function show(stat: { value: string; label: string }) {
  render(
    <ResourceCard title="Ask us" stat={stat}>
      <p>Text.</p>
    </ResourceCard>,
  )
}

test('a number is a term with its value', () => {
  show({ value: '100+', label: 'supplements' })
  expect(screen.getByText('100+').tagName).toBe('DD')
})

test('a word does not pretend to be a number', () => {
  show({ value: 'Expert', label: 'support' })
  expect(screen.getByText('Expert support')).toBeVisible()
  expect(screen.queryByRole('definition')).not.toBeInTheDocument()
})
