/** @jest-environment node */

import { amountIn, usd } from '@/lib/words/money'

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

test.each([
  ['en-US', '$1,369', '1,369 $'],
  ['pt-BR', 'US$\u00a0195', '$195'],
  ['vi', '195\u00a0US$', 'US$\u00a0195'],
])('an amount in %s is %s, and not %s', (locale, amount, other) => {
  expect(amountIn(locale).test(amount)).toBe(true)
  expect(amountIn(locale).test(other)).toBe(false)
})
