/** @jest-environment node */

import { usd } from '@/lib/words/money'

test('an amount has the sign of the language', () => {
  expect(usd(1369)).toBe('$1,369')
})

test('in Portuguese a point groups the digits, so the sign says which dollars they are', () => {
  jest.isolateModules(() => {
    jest.doMock('@/content/facts/language', () => jest.requireActual('@/translated/pt/facts/language'))
    const portuguese = jest.requireActual<typeof import('@/lib/words/money')>('@/lib/words/money')
    expect([199, 1369, 20000].map(portuguese.usd)).toEqual([
      'US$\u00a0199',
      'US$\u00a01.369',
      'US$\u00a020.000',
    ])
  })
})
