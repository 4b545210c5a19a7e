/** @jest-environment node */
import { articles } from '@/content/articles'
import { daysLater } from '@/lib/clinic/notice'
import { articlePath } from '@/lib/routes'
import { pageWords } from '@/lib/site/page-words'
import { changedPages, hashesOn, readWords, renewedWords, wordsText } from '../page-words'

const record = {
  asOf: '2026-11-01',
  pages: {
    '/': { hash: 'aaaa', on: '2026-10-01' },
    '/about': { hash: 'bbbb', on: '2026-10-02' },
    '/gone': { hash: 'cccc', on: '2026-10-03' },
  },
}
const hashes = new Map([
  ['/new', 'dddd'],
  ['/about', 'eeee'],
  ['/', 'aaaa'],
])

test('a page keeps its day while its words stay, and has the present day when they change', () => {
  expect(changedPages(record, hashes)).toEqual(['/about', '/gone', '/new'])
  expect(renewedWords(record, hashes, '2026-11-29')).toEqual({
    asOf: '2026-11-29',
    pages: {
      '/': { hash: 'aaaa', on: '2026-10-01' },
      '/about': { hash: 'eeee', on: '2026-11-29' },
      '/new': { hash: 'dddd', on: '2026-11-29' },
    },
  })
})

test('the file is read back, also with the marks of a merge', () => {
  const text = wordsText(record)
  expect(readWords(text)).toEqual(record)
  expect(readWords(text.replace(/^.*about.*$/m, '<<<<<<< ours\n$&\n=======\n>>>>>>> theirs'))).toEqual(record)
})

const newest = articles.map(({ meta }) => meta).reduce((a, b) => (a.publishedOn > b.publishedOn ? a : b))

test('a year later the pages as of the recorded day have the same words, and before its day an article has none', () => {
  const ahead = `const now = Date.now, year = 366 * 864e5
globalThis.Date = class extends Date {
  constructor(...given) { given.length ? super(...given) : super(now() + year) }
  static now() { return now() + year }
}`
  const before = process.env.NODE_OPTIONS
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(ahead)}`
  try {
    expect(changedPages(pageWords, hashesOn(pageWords.asOf))).toEqual([])
    expect(hashesOn(daysLater(newest.publishedOn, -1)).has(articlePath(newest.slug))).toBe(false)
  } finally {
    if (before === undefined) delete process.env.NODE_OPTIONS
    else process.env.NODE_OPTIONS = before
  }
})
