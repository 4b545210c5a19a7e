/** @jest-environment node */
import { impossibleDaysIn } from '../impossible-days'

test('a day that no calendar has is named with its file and line', () => {
  const source =
    "const one = { on: '2026-11-28' }\nconst two = ['2026-02-30', '2028-02-29', '2026-13-01T12:00']\n"
  expect(impossibleDaysIn('content/facts/a.ts', source)).toEqual([
    'content/facts/a.ts:2: no calendar has the day 2026-02-30',
    'content/facts/a.ts:2: no calendar has the day 2026-13-01',
  ])
})
