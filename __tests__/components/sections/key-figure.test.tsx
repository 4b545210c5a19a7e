import { render } from '@testing-library/react'
import { KeyFigure } from '@/components/sections/section'

test('a landmark with a currency can break after it', () => {
  const { container } = render(<KeyFigure value={'US$\u00a02.569'} name="primeira consulta e seis meses" />)
  expect(container.querySelector('b')?.textContent).toBe('US$ 2.569')
})
