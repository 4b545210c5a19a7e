import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { KeptPanel } from '@/components/device/kept-panel'
import { saveFile } from '@/lib/browser/save-file'
import { keptArticles, keptChecklists, keptStart } from '@/lib/device/kept'
import { readHistory, writeHistory } from '@/lib/testosterone/history'

jest.mock('@/lib/browser/save-file')

const articles = [
  { slug: 'trt-myths-debunked', href: '/blog/trt-myths-debunked', title: 'TRT myths' },
  { slug: 'trt-and-heart-health', href: '/blog/trt-and-heart-health', title: 'TRT and the heart' },
]
const result = {
  id: 'a',
  date: '2026-10-01',
  totalNgDl: 487,
  shbgNmolL: 33,
  albuminGDl: 4.3,
  freeNgDl: 10.2,
  note: '',
}

function keepSomething() {
  writeHistory([result, { ...result, id: 'b', date: '2026-11-01' }])
  keptArticles.keep({ slug: 'trt-myths-debunked', date: '2026-11-26' })
  keptArticles.keep({ slug: 'trt-and-heart-health', date: '2026-11-26' })
  keptChecklists.keep({
    path: '/es/blog/uno',
    title: 'Síntomas',
    items: ['Duermo menos'],
    language: 'es',
    date: '2026-11-26',
  })
  keptStart.keep({ symptom: 'energy', blood: 'none', place: 'video', date: '2026-11-26' })
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const part = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(keepSomething)
afterEach(() => localStorage.clear())

test('nothing of it is in the page until the visitor asks, and one press or Escape takes it out', async () => {
  const { container } = render(<KeptPanel articles={articles} />)
  const before = container.innerHTML
  expect(screen.queryByText('TRT myths')).toBeNull()
  await press('Show what is kept')
  expect(screen.getByText('TRT myths')).toBeInTheDocument()
  expect(screen.getByText('Duermo menos')).toBeInTheDocument()
  await press('Hide everything')
  expect(container.innerHTML).toBe(before)
  await press('Show what is kept')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(container.innerHTML).toBe(before)
  // Back to the page as the browser kept it.
  await press('Show what is kept')
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(container.innerHTML).toBe(before)
})

test('hiding in another tab hides here', async () => {
  render(<KeptPanel articles={articles} />)
  await press('Show what is kept')
  localStorage.setItem('northpeak-kept-concealed', '1')
  fireEvent(window, new StorageEvent('storage'))
  expect(screen.queryByText('TRT myths')).toBeNull()
})

test('results are shown over time, a text in another language is marked, and answers lead to their page', async () => {
  render(<KeptPanel articles={articles} />)
  await press('Show what is kept')
  expect(part('Calculator results').getByRole('img', { name: /10\.2, 10\.2 ng\/dL$/ })).toBeInTheDocument()
  expect(screen.getByText('Duermo menos').closest('[lang]')).toHaveAttribute('lang', 'es')
  expect(part('Checklists').getByRole('link', { name: 'Síntomas' })).toHaveAttribute('href', '/es/blog/uno')
  expect(part('Where do I start?').getByText('Tired, flat or weak')).toBeInTheDocument()
})

test('each kind has a file of its own, and is deleted alone', async () => {
  render(<KeptPanel articles={articles} />)
  await press('Show what is kept')
  const exportOf = (name: string) =>
    act(async () => void fireEvent.click(part(name).getByRole('button', { name: 'Export as CSV' })))
  await exportOf('Articles')
  await exportOf('Checklists')
  await exportOf('Where do I start?')
  const files = jest.mocked(saveFile).mock.calls.map(([text, name]) => [name, text.replace('\uFEFF', '')])
  expect(files).toEqual([
    [
      'kept-articles.csv',
      'date,title,address\r\n' +
        '2026-11-26,TRT and the heart,http://localhost/blog/trt-and-heart-health\r\n' +
        '2026-11-26,TRT myths,http://localhost/blog/trt-myths-debunked\r\n',
    ],
    ['kept-checklists.csv', 'date,page,checked\r\n2026-11-26,Síntomas,Duermo menos\r\n'],
    [
      'kept-answers.csv',
      'date,question,answer\r\n' +
        '2026-11-26,What bothers you most?,"Tired, flat or weak"\r\n' +
        '2026-11-26,Have you had blood drawn in the last 3 months?,No\r\n' +
        '2026-11-26,How would you like to come?,"By video, in Texas"\r\n',
    ],
  ])
  fireEvent.click(part('Articles').getByRole('button', { name: 'Delete TRT myths' }))
  expect(keptArticles.read().map(({ slug }) => slug)).toEqual(['trt-and-heart-health'])
  fireEvent.click(part('Articles').getByRole('button', { name: 'Delete all' }))
  fireEvent.click(part('Checklists').getByRole('button', { name: 'Delete all' }))
  fireEvent.click(part('Where do I start?').getByRole('button', { name: 'Delete all' }))
  expect(screen.getByText('No article is kept.')).toBeInTheDocument()
  expect([keptArticles.read(), keptChecklists.read(), keptStart.read()]).toEqual([[], [], []])
  expect(readHistory()).toHaveLength(2)
})

test('what could not be deleted is said, and stays in sight', async () => {
  render(<KeptPanel articles={articles} />)
  await press('Show what is kept')
  const refuse = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  fireEvent.click(part('Articles').getByRole('button', { name: 'Delete all' }))
  refuse.mockRestore()
  expect(part('Articles').getByRole('status')).toHaveTextContent(/did not let us delete it/)
  expect(screen.getByText('TRT myths')).toBeInTheDocument()
})
