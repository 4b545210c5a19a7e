import { isConcealed, setConcealed } from '@/lib/device/concealed'
import { keptArticles, keptChecklists, keptStart } from '@/lib/device/kept'

const article = { slug: 'trt-myths-debunked', date: '2026-11-26' } as const
const checklist = {
  path: '/es/blog/one',
  title: 'One',
  items: ['I sleep less'],
  language: 'es',
  date: '2026-11-25',
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('nothing is kept until something is', () => {
  expect([keptArticles.read(), keptChecklists.read(), keptStart.read()]).toEqual([[], [], []])
  expect(localStorage).toHaveLength(0)
})

test('the newest comes first, and keeping a second time replaces the first', () => {
  expect(keptArticles.keep(article)).toBe(true)
  keptArticles.keep({ slug: 'trt-and-heart-health', date: '2026-11-26' })
  keptArticles.keep({ ...article, date: '2026-11-27' })
  expect(keptArticles.read()).toEqual([
    { slug: 'trt-myths-debunked', date: '2026-11-27' },
    { slug: 'trt-and-heart-health', date: '2026-11-26' },
  ])
})

test('one entry or all are deleted, and an empty list leaves no trace', () => {
  keptArticles.keep(article)
  keptArticles.keep({ slug: 'trt-and-heart-health', date: '2026-11-26' })
  expect(keptArticles.remove('trt-myths-debunked')).toBe(true)
  expect(keptArticles.read().map(({ slug }) => slug)).toEqual(['trt-and-heart-health'])
  keptArticles.remove()
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"slug":"trt-myths-debunked"}'],
  ['a list of other things', '[1,null,"a",{}]'],
  ['an article that does not exist', '[{"slug":"gone","date":"2026-11-26"}]'],
  ['a date that does not exist', '[{"slug":"trt-myths-debunked","date":"2026-02-31"}]'],
])('%s counts as empty, and keeping works again', (_, stored) => {
  localStorage.setItem('northpeak-kept-articles', stored)
  expect(keptArticles.read()).toEqual([])
  expect(keptArticles.keep(article)).toBe(true)
  expect(keptArticles.read()).toEqual([article])
})

test('a broken entry does not take the others with it', () => {
  localStorage.setItem('northpeak-kept-articles', JSON.stringify([{ slug: 'gone' }, article]))
  expect(keptArticles.read()).toEqual([article])
})

test.each([['javascript:alert(1)'], ['//example.com/blog'], ['https://example.com'], ['/blog?symptom=1']])(
  'a checklist never links to %s',
  path => {
    localStorage.setItem('northpeak-kept-checklists', JSON.stringify([{ ...checklist, path }]))
    expect(keptChecklists.read()).toEqual([])
  },
)

test('what is kept is read back, also where twenty boxes of a page are checked', () => {
  const items = Array.from({ length: 20 }, (_, index) => `Item ${index}`)
  keptChecklists.keep({ ...checklist, items })
  expect(keptChecklists.read().map(kept => kept.items)).toEqual([items])
})

test('answers are those of the questions, and only the newest are kept', () => {
  const choices = { symptom: 'energy', blood: 'none', place: 'video' } as const
  keptStart.keep({ ...choices, date: '2026-11-25' })
  keptStart.keep({ ...choices, place: 'clinic', date: '2026-11-26' })
  expect(keptStart.read()).toEqual([{ ...choices, place: 'clinic', date: '2026-11-26' }])
  localStorage.setItem(
    'northpeak-kept-start',
    JSON.stringify([{ ...choices, blood: 'much', date: '2026-11-25' }]),
  )
  expect(keptStart.read()).toEqual([])
})

test('full storage is a return value, and nothing has changed', () => {
  keptChecklists.keep(checklist)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keptChecklists.keep({ ...checklist, path: '/blog/two' })).toBe(false)
  expect(keptChecklists.read()).toEqual([checklist])
})

test('blocked storage is empty and refuses', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  expect([keptStart.read(), keptArticles.keep(article), keptArticles.remove(), isConcealed()]).toEqual([
    [],
    false,
    false,
    false,
  ])
  expect(() => setConcealed(true)).not.toThrow()
})

test('hiding is remembered, and showing leaves no trace', () => {
  setConcealed(true)
  expect(isConcealed()).toBe(true)
  setConcealed(false)
  expect([isConcealed(), localStorage.length]).toEqual([false, 0])
})
