/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { PricesAhead } from '@/components/prices/prices-ahead'
import { wordsInSight } from '../words-in-sight'

test('what only the owner sees, before its day, takes no words from a page', () => {
  const ahead = <PricesAhead record={[{ asOf: '2999-01-01', amounts: { firstVisit: 219 } }]} />
  const markup = renderToStaticMarkup(
    <main>
      <p>Three public words</p>
      {ahead}
    </main>,
  )
  expect(markup).toContain('firstVisit $219')
  expect(wordsInSight(markup)).toBe(3)
})
