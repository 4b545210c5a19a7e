/** @jest-environment node */
import { positionFindings } from '@/lib/editorial/position'

const line = '310 Cedar Street, Suite 9, Argyle, TX 76226'

test('a place on the map of the address has nothing to report', () => {
  expect(positionFindings({ address: { line }, geo: { of: line } })).toEqual([])
})

test('after a move, the old place is refused, and what else leads to it is named', () => {
  const [finding, ...others] = positionFindings({
    address: { line },
    geo: { of: '2400 Ridge Road, Suite 140, Flower Mound, TX 75077' },
  })
  expect(others).toEqual([])
  for (const named of [
    '2400 Ridge Road',
    '310 Cedar Street',
    'MAP_EMBED_URL',
    'DIRECTIONS_URL',
    'street-map.ts',
  ])
    expect(finding).toContain(named)
})
