import { firstFreePosition, freeTop } from '@/components/ui/toast-place'

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
  expect(firstFreePosition(toast, others, 600)).toBe(top)
})

test('without enough room there is no such position', () => {
  expect(firstFreePosition(toast, [at(0, 100), at(150, 300), at(360, 600)], 600)).toBeUndefined()
})

/** jsdom lays nothing out: each element is as high as its `data-at` says, and as wide as the window. */
function show(html: string, height: number) {
  document.body.innerHTML = `<main>${html}</main>`
  window.innerHeight = height
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [top = 0, bottom = 0] = (element.dataset.at ?? '').split(' ').map(Number)
    element.getBoundingClientRect = () => new DOMRect(0, top, 600, bottom - top)
  }
}

const title = '<h1 data-at="80 130">Welcome Back</h1>'
const failure = '<div class="form-failure" data-at="240 300">Invalid email or password.</div>'

test('a toast covers neither the title nor the box with the same sentence', () => {
  show(`<a href="/" data-at="0 60">Home</a>${title}${failure}<input data-at="320 370">`, 400)
  expect(freeTop(toast)).toBe(138)
})

test('with little room it covers the title rather than a control', () => {
  show(`<a href="/" data-at="0 60">Home</a>${title}<p>Text</p>${failure}<input data-at="145 370">`, 380)
  expect(freeTop(toast)).toBe(68)
})

test.each([
  ['below', 10, 110],
  ['above', 120, 8],
])('in a window full of controls it stands %s the box', (_, top, expected) => {
  show(`<div class="form-failure" data-at="${top} ${top + 92}">Invalid.</div><input data-at="0 240">`, 240)
  expect(freeTop(toast)).toBe(expected)
})

test('between the fields of a small phone, in whose errors no wider gap is left, it covers none of them', () => {
  const fields = ['0 46', '121 175', '248 302', '375 429', '500 554', '570 592']
  show(fields.map(at => `<input data-at="${at}">`).join(''), 640)
  expect(freeTop(toast)).toBe(48)
})
