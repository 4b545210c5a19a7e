/** @jest-environment node */
import { createCrowd, networkOf } from '@/scripts/serve/crowd'

const connection = (remoteAddress: string) => ({ remoteAddress, destroy: jest.fn() })
const many = (count: number, address: string) => Array.from({ length: count }, () => connection(address))
const closed = (list: ReturnType<typeof many>) =>
  list.flatMap(({ destroy }, index) => (destroy.mock.calls.length > 0 ? [index] : []))

test('of one address the connections that have been idle for longest make room for new ones', () => {
  const crowd = createCrowd({ total: 100, perNetwork: 3 })
  const list = many(5, '203.0.113.7')
  for (const one of list) expect(crowd.enter(one)).toBe(true)
  expect(closed(list)).toEqual([0, 1])
})

test('a connection with a pending request is not closed; one that was answered is idle again', () => {
  const crowd = createCrowd({ total: 100, perNetwork: 3 })
  const list = many(6, '203.0.113.7')
  for (const one of list.slice(0, 3)) crowd.enter(one)
  for (const one of list.slice(0, 3)) crowd.work(one)
  for (const one of list.slice(3, 4)) expect(crowd.enter(one)).toBe(false)
  expect(closed(list)).toEqual([3])
  for (const one of list.slice(1, 2)) crowd.rest(one)
  for (const one of list.slice(4, 5)) expect(crowd.enter(one)).toBe(true)
  expect(closed(list)).toEqual([1, 3])
})

test('one address leaves the others alone', () => {
  const crowd = createCrowd({ total: 100, perNetwork: 3 })
  const visitor = connection('203.0.113.8')
  crowd.enter(visitor)
  for (const one of many(4200, '203.0.113.7')) crowd.enter(one)
  expect(visitor.destroy).not.toHaveBeenCalled()
})

test('many addresses make room for the next visitor', () => {
  const crowd = createCrowd({ total: 100, perNetwork: 3 })
  const list = Array.from({ length: 100 }, (_, index) => connection(`203.0.113.${index}`))
  for (const one of list) crowd.enter(one)
  expect(crowd.enter(connection('198.51.100.1'))).toBe(true)
  expect(closed(list)).toEqual([0])
})

test('a proxy on this machine has no limit of its own', () => {
  const crowd = createCrowd({ total: 100, perNetwork: 3 })
  const list = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].flatMap(address => many(30, address))
  for (const one of list) expect(crowd.enter(one)).toBe(true)
  expect(closed(list)).toEqual([])
})

test('a connection that has ended is not counted', () => {
  const crowd = createCrowd({ total: 100, perNetwork: 1 })
  const list = many(50, '203.0.113.7')
  for (const one of list) {
    crowd.enter(one)
    crowd.leave(one)
  }
  expect(closed(list)).toEqual([])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5'],
  ['::1', undefined],
  ['127.0.0.1', undefined],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
