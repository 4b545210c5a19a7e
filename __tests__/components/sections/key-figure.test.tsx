import { render, screen } from '@testing-library/react'
import { KeyFigure } from '@/components/sections/section'

test.each([
  ['$1,369', ''],
  ['15–20%', ''],
  ['off-label', 'key-long'],
  ['US$\u00a02.569', 'key-long'],
])('a landmark does not break: %s has the class "%s"', (value, className) => {
  render(<KeyFigure value={value} name="primeira consulta e seis meses" />)
  expect(screen.getByText(value.replace('\u00a0', ' ')).className).toBe(className)
})
