import { firstFree } from '@/components/ui/toast-place'

const toast = { left: 100, right: 500, top: 0, bottom: 64 }
const at = (top: number, bottom: number, left = 200, right = 300) => ({ left, right, top, bottom })

test.each([
  ['no other box', [], 8],
  ['a button at the top', [at(10, 50)], 58],
  ['too little room between two', [at(10, 50), at(100, 140)], 148],
  ['just enough room between two', [at(10, 50), at(130, 170)], 58],
  ['a box beside it', [at(0, 600, 0, 90), at(0, 600, 510, 600)], 8],
  ['boxes out of view', [at(-50, -10), at(700, 740)], 8],
  ['a tall box under a short one', [at(10, 200), at(20, 40)], 208],
])('with %s', (_, others, top) => {
  expect(firstFree(toast, others, 600)).toBe(top)
})

test('without enough room, the toast takes the largest gap', () => {
  expect(firstFree(toast, [at(0, 100), at(150, 300), at(360, 600)], 600)).toBe(308)
})
