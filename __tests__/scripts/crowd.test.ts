/** @jest-environment node */
import { createCrowd } from '@/scripts/serve/crowd'

const many = (count: number) => Array.from({ length: count }, () => ({ destroy: jest.fn() }))
const closed = (list: ReturnType<typeof many>) =>
  list.flatMap(({ destroy }, index) => (destroy.mock.calls.length > 0 ? [index] : []))

test('the connections that have been idle for longest make room for new ones', () => {
  const crowd = createCrowd(3)
  const list = many(5)
  for (const one of list) expect(crowd.enter(one)).toBe(true)
  expect(closed(list)).toEqual([0, 1])
})

test('a connection with a pending request is not closed; one that was answered is idle again', () => {
  const crowd = createCrowd(3)
  const list = many(6)
  for (const one of list.slice(0, 3)) crowd.enter(one)
  for (const one of list.slice(0, 3)) crowd.work(one)
  for (const one of list.slice(3, 4)) expect(crowd.enter(one)).toBe(false)
  expect(closed(list)).toEqual([3])
  for (const one of list.slice(1, 2)) crowd.rest(one)
  for (const one of list.slice(4, 5)) expect(crowd.enter(one)).toBe(true)
  expect(closed(list)).toEqual([1, 3])
})

test('a connection that has ended is not counted, nor idle when its response closes', () => {
  const crowd = createCrowd(1)
  const list = many(50)
  for (const one of list) {
    crowd.enter(one)
    crowd.work(one)
    crowd.leave(one)
    crowd.rest(one)
  }
  expect(closed(list)).toEqual([])
})
