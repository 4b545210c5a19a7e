import { fireEvent, render, screen } from '@testing-library/react'
import { FailedPage } from '@/components/layout/failed-page'
import { clinic } from '@/content/facts/clinic'

test('the error page shows the phone number and links, without styles of its own', () => {
  const again = jest.fn()
  const { container } = render(<FailedPage onRetry={again} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load')
  expect(screen.getByRole('link', { name: clinic.phone.display })).toHaveAttribute('href', clinic.phone.href)
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledTimes(1)
  expect(container.querySelector('[style], style')).toBeNull()
})
