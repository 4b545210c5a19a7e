import { render } from '@testing-library/react'
import { unbrokenRanges, unbrokenWords } from '@/components/ui/no-break'

const unbroken = (container: HTMLElement) =>
  [...container.querySelectorAll('.unbroken')].map(part => part.textContent)

test('ranges of numbers are whole, with a hyphen or a dash; hyphenated words may break', () => {
  const text = 'A late-onset study, 4-6 weeks. N Engl J Med 2010;363:123–135.'
  const { container } = render(unbrokenRanges(text))
  expect(container).toHaveTextContent(text)
  expect(unbroken(container)).toEqual(['4-6', '123–135'])
})

test('hyphenated words of a heading are whole', () => {
  const { container } = render(unbrokenWords('Cost of the weight-loss program'))
  expect(container).toHaveTextContent('Cost of the weight-loss program')
  expect(unbroken(container)).toEqual(['weight-loss'])
})
