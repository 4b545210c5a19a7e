import { fireEvent, render, screen } from '@testing-library/react'
import { Checklist } from '@/components/blog/checklist'

const items = ['I think about sex less', 'I sleep less than seven hours on most nights']

test('a checked item is stored nowhere', () => {
  const { unmount } = render(<Checklist legend="True for me" items={items} />)
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(items.length)
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
  unmount()
  render(<Checklist legend="True for me" items={items} />)
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})
