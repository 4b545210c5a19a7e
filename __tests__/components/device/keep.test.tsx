import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { Checklist } from '@/components/blog/checklist'
import { ArticleTools } from '@/components/device/article-tools'
import { enhance as keep } from '@/components/device/keep.browser'
import { enhance as shareButton } from '@/components/device/share-button.browser'
import { enhance as start } from '@/components/start/start.browser'
import { StartSection } from '@/components/start/start-section'
import { keptArticles, keptChecklists, keptStart } from '@/lib/device/kept'

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T18:00:00Z'), doNotFake: ['queueMicrotask'] }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

test('an article is kept by a press alone, and the page says where', async () => {
  enhanced(<ArticleTools slug="trt-myths-debunked" />, { 'keep-article': keep, share: shareButton })
  expect(localStorage).toHaveLength(0)
  await press('Keep on this device')
  expect(keptArticles.read()).toEqual([{ slug: 'trt-myths-debunked', date: '2026-11-26' }])
  expect(screen.getByRole('status')).toHaveTextContent(
    'Kept on this device, nowhere else. Safari may erase it if you do not come back for seven days of use.',
  )
  expect(screen.getByRole('link', { name: 'See what is kept' })).toHaveAttribute('href', '/on-this-device')
})

/** What the browser is given to save, as text. */
async function savedFile(): Promise<string> {
  const create = jest.fn<string, [Blob]>(() => 'blob:file')
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press('Save it as a file')
  expect(click).toHaveBeenCalledTimes(1)
  const blob = create.mock.calls[0]?.[0]
  if (!blob) throw new Error('No file was saved')
  const reader = new FileReader()
  const read = new Promise<string>(resolve => {
    reader.onload = () => resolve(String(reader.result))
  })
  reader.readAsText(blob)
  await jest.advanceTimersByTimeAsync(20)
  return read
}

test('what Safari may erase can be saved as a file at once', async () => {
  history.replaceState(null, '', '/blog/one?q=low')
  enhanced(
    <>
      <h1>Myths, tested</h1>
      <ArticleTools slug="trt-myths-debunked" />
    </>,
    { 'keep-article': keep, share: shareButton },
  )
  await press('Keep on this device')
  expect(await savedFile()).toBe(
    'date,title,address\r\n2026-11-26,"Myths, tested",http://localhost/blog/one\r\n',
  )
})

test('full storage is said, and nothing else changes', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  enhanced(<ArticleTools slug="trt-myths-debunked" />, { 'keep-article': keep, share: shareButton })
  await press('Keep on this device')
  expect(screen.getByRole('status')).toHaveTextContent(/storage is full or blocked/)
  expect(screen.queryByRole('link', { name: 'See what is kept' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save it as a file' })).toBeNull()
})

test('a checklist offers to keep what is checked, and only that', async () => {
  history.replaceState(null, '', '/blog/one')
  enhanced(
    <>
      <h1>Symptoms</h1>
      <Checklist legend="True for me" items={['I sleep less', 'I think about sex less']} />
    </>,
    { 'keep-ticks': keep },
  )
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByLabelText('I sleep less'))
  expect(localStorage).toHaveLength(0)
  await press('Keep what I checked on this device')
  expect(keptChecklists.read()).toEqual([
    {
      path: '/blog/one',
      title: 'Symptoms',
      items: ['I sleep less'],
      language: 'en',
      date: '2026-11-26',
    },
  ])
  // What is checked later was not kept, and so is not in the file.
  fireEvent.click(screen.getByLabelText('I think about sex less'))
  expect(await savedFile()).toBe('date,page,checked\r\n2026-11-26,Symptoms,I sleep less\r\n')
  fireEvent.click(screen.getByLabelText('I think about sex less'))
  fireEvent.click(screen.getByLabelText('I sleep less'))
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
})

test('the checklists of a page are kept together', async () => {
  history.replaceState(null, '', '/blog/one')
  enhanced(
    <>
      <Checklist legend="Lately" items={['I sleep less']} />
      <Checklist legend="On most days" items={['I snore', 'I nap']} />
    </>,
    { 'keep-ticks': keep },
  )
  for (const item of ['I sleep less', 'I nap']) fireEvent.click(screen.getByLabelText(item))
  const [, second] = screen.getAllByRole('button', { name: 'Keep what I checked on this device' })
  await act(async () => void (second && fireEvent.click(second)))
  expect(keptChecklists.read().map(({ items }) => items)).toEqual([['I sleep less', 'I nap']])
})

test('the answers to ‘Where do I start?’ are kept from the card', async () => {
  enhanced(<StartSection />, { start })
  for (const answer of ['Tired, flat or weak', 'No', 'By video, in Texas'])
    await act(async () => {
      fireEvent.click(screen.getByLabelText(answer))
      await jest.advanceTimersByTimeAsync(20)
    })
  expect(localStorage).toHaveLength(0)
  await press('Keep on this device')
  expect(keptStart.read()).toEqual([{ symptom: 'energy', blood: 'none', place: 'video', date: '2026-11-26' }])
  expect((await savedFile()).split('\r\n').slice(0, 2)).toEqual([
    'date,question,answer',
    '2026-11-26,What bothers you most?,"Tired, flat or weak"',
  ])
})

test('without a share sheet there is no button to share; with one it shares the page without its query', async () => {
  const { container } = enhanced(<ArticleTools slug="trt-myths-debunked" />, {
    'keep-article': keep,
    share: shareButton,
  })
  expect(screen.getByText('Share')).toHaveClass('invisible')
  container.remove()
  // The visitor closes the sheet.
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  history.replaceState(null, '', '/blog/one?q=low#causes')
  document.title = 'One'
  enhanced(<ArticleTools slug="trt-myths-debunked" />, { 'keep-article': keep, share: shareButton })
  expect(screen.getByText('Share')).not.toHaveClass('invisible')
  await press('Share')
  expect(share).toHaveBeenCalledWith({ title: 'One', url: 'http://localhost/blog/one' })
  Reflect.deleteProperty(navigator, 'share')
  history.replaceState(null, '', '/')
})
