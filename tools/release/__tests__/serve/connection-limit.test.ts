/** @jest-environment node */
import { createConnectionLimit } from '@/tools/release/serve/connection-limit'

const many = (count: number) => Array.from({ length: count }, () => ({ destroy: jest.fn() }))
const closed = (list: ReturnType<typeof many>) =>
  list.flatMap(({ destroy }, index) => (destroy.mock.calls.length > 0 ? [index] : []))

test('the connections that have been idle for longest make room for new ones', () => {
  const limit = createConnectionLimit(3)
  const list = many(5)
  for (const one of list) expect(limit.add(one)).toBe(true)
  expect(closed(list)).toEqual([0, 1])
})

test('a connection with a pending request is not closed; one that was answered is idle again', () => {
  const limit = createConnectionLimit(3)
  const list = many(6)
  for (const one of list.slice(0, 3)) limit.add(one)
  for (const one of list.slice(0, 3)) limit.markBusy(one)
  for (const one of list.slice(3, 4)) expect(limit.add(one)).toBe(false)
  expect(closed(list)).toEqual([3])
  for (const one of list.slice(1, 2)) limit.markIdle(one)
  for (const one of list.slice(4, 5)) expect(limit.add(one)).toBe(true)
  expect(closed(list)).toEqual([1, 3])
})

test('a connection that has ended is not counted, nor idle when its response closes', () => {
  const limit = createConnectionLimit(1)
  const list = many(50)
  for (const one of list) {
    limit.add(one)
    limit.markBusy(one)
    limit.remove(one)
    limit.markIdle(one)
  }
  expect(closed(list)).toEqual([])
})
