import { TextDecoder, TextEncoder } from 'node:util'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { HistoryPanel } from '@/components/calculator/history-panel'
import * as ui from '@/content/ui/calculator'
import { toCsv } from '@/lib/testosterone/csv'
import { readHistory, type SavedResult, writeHistory } from '@/lib/testosterone/history'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'
import { historyTexts, icons } from '../../support/calculator'

// Every browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const texts = historyTexts(ui)

const saved = (id: string, date: string): SavedResult => ({
  id,
  date,
  totalNgDl: 487,
  shbgNmolL: 33,
  albuminGDl: 4.3,
  freeNgDl: 10.2,
  note: '',
})
const [first, second, third] = [saved('a', '2025-01-01'), saved('b', '2025-02-01'), saved('c', '2025-03-01')]
const result = freeTestosterone({ totalNgDl: 500, shbgNmolL: 40 })

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}
const ids = () => readHistory().map(({ id }) => id)

function show(...entries: SavedResult[]) {
  writeHistory(entries)
  return render(<HistoryPanel result={result} today="2025-04-01" texts={texts} icons={icons} lost="lost" />)
}

beforeEach(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'new' })
})
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('Undo restores what was deleted, and keeps later changes of another tab', () => {
  show(first, second)
  press('Delete the result of January 1, 2025, 10.2 ng/dL')
  const noted = { ...second, note: 'from another tab' }
  writeHistory([noted, third])
  press('Undo')
  expect(readHistory()).toEqual([first, noted, third])
})

test('a result that is kept while the others are hidden can be saved as a file, too', () => {
  const concealing = { concealed: true, conceal: () => {}, reveal: () => {} }
  writeHistory([first, second])
  render(<HistoryPanel {...{ result, texts, icons, concealing }} today="2025-04-01" lost="lost" />)
  press('Keep this result')
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(button('Export as CSV')).toBeVisible()
})

test('Undo does not restore what another tab deleted', () => {
  show(first, second)
  press('Delete the result of January 1, 2025, 10.2 ng/dL')
  writeHistory([])
  press('Undo')
  expect(ids()).toEqual(['a'])
})

test('an Undo that could not be stored can be retried', () => {
  show(first, second)
  press('Delete all')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  press('Undo')
  expect(screen.getByRole('status')).toHaveTextContent(/storage is full or blocked/)
  full.mockRestore()
  press('Undo')
  expect(ids()).toEqual(['a', 'b'])
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
])('a storage that is %s is reported, and no kept result is lost', (_, spyOn) => {
  show(first)
  const refused = spyOn().mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  press('Keep this result')
  expect(screen.getByRole('status')).toHaveTextContent(/storage is full or blocked/)
  refused.mockRestore()
  expect(ids()).toEqual(['a'])
})

test('the message about a result is removed with the next result', () => {
  const { rerender } = show()
  press('Keep this result')
  expect(screen.getByRole('status')).toHaveTextContent('Kept on this device.')
  rerender(<HistoryPanel result={{ ...result }} today="2025-04-01" texts={texts} icons={icons} lost="lost" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the message about a deletion stays as long as Undo is possible', () => {
  const { rerender } = show(first)
  press('Delete the result of January 1, 2025, 10.2 ng/dL')
  rerender(<HistoryPanel result={{ ...result }} today="2025-04-01" texts={texts} icons={icons} lost="lost" />)
  expect(screen.getByRole('status')).toHaveTextContent('Deleted.')
})

test('after a deletion the focus moves to the next result, and after the last one to the message', () => {
  show(first, second, third)
  press('Delete the result of February 1, 2025, 10.2 ng/dL')
  expect(button('Delete the result of March 1, 2025, 10.2 ng/dL')).toHaveFocus()
  press('Delete the result of March 1, 2025, 10.2 ng/dL')
  expect(button('Delete the result of January 1, 2025, 10.2 ng/dL')).toHaveFocus()
  press('Delete the result of January 1, 2025, 10.2 ng/dL')
  expect(screen.getByRole('status')).toHaveFocus()
})

test('after Undo or Delete all the focus moves to the message', () => {
  show(first, second)
  press('Delete all')
  expect(screen.getByRole('status')).toHaveFocus()
  press('Undo')
  expect(screen.getByRole('status')).toHaveFocus()
})

test('a deletion in another tab leaves the focus where it is', () => {
  show(first, second)
  const keep = button('Keep this result')
  keep.focus()
  writeHistory([second])
  fireEvent(window, new StorageEvent('storage'))
  expect(keep).toHaveFocus()
})

async function importCsv(text: string) {
  const file = new File([text], 'results.csv', { type: 'text/csv' })
  // jsdom's files cannot be read.
  Object.defineProperty(file, 'arrayBuffer', { value: async () => new TextEncoder().encode(text) })
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Import CSV'), { target: { files: [file] } }),
  )
}

test('importing an export adds only results that are not saved yet', async () => {
  show(first, second)
  await importCsv(toCsv([first, second]))
  expect(ids()).toEqual(['a', 'b'])
  expect(screen.getByRole('status')).toHaveTextContent('Nothing to import. 2 results were here already.')
  await importCsv(toCsv([second, third]))
  expect(ids()).toEqual(['a', 'b', 'new'])
  expect(screen.getByRole('status')).toHaveTextContent('1 result imported. 1 result was here already.')
})

test('a result repeated in the file is imported once', async () => {
  let id = 0
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `new ${++id}` })
  show()
  await importCsv(toCsv([first, first, second]))
  expect(readHistory()).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent('2 results imported. 1 result was here already.')
})

test('dates that could be read in two ways are named, and so is a note that was cut', async () => {
  show()
  const header = 'date,total_ng_dl,shbg_nmol_l,albumin_g_dl,free_ng_dl,method,note'
  await importCsv(`${header}\n1/5/2026,520,38,4.3,10,x,${'a'.repeat(300)}\n`)
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 result imported. Dates such as 1/5/2026 were read as January 5, 2026; please check. Notes were cut to 200 characters.',
  )
})

test('a result is kept where the browser has no randomUUID, as without HTTPS', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  show()
  press('Keep this result')
  expect(screen.getByRole('status')).toHaveTextContent('Kept on this device.')
  expect(readHistory()).toHaveLength(1)
})

test('code for the file that fails to load is reported, and nothing is lost', async () => {
  show(first)
  jest.resetModules()
  jest.doMock('@/lib/testosterone/csv', () => {
    throw new Error('Failed to load chunk')
  })
  await act(async () => press('Export as CSV'))
  jest.dontMock('@/lib/testosterone/csv')
  expect(screen.getByRole('status')).toHaveTextContent('lost')
  expect(ids()).toEqual(['a'])
})

describe('the note', () => {
  const note = () => screen.getByLabelText('Note on the result of January 1, 2025, 10.2 ng/dL')
  const write = (value: string) => {
    fireEvent.change(note(), { target: { value } })
    fireEvent.blur(note())
  }

  test('shows what another tab wrote, and focusing it does not save it again', () => {
    show(first)
    write('here')
    writeHistory([{ ...first, note: 'from another tab' }])
    fireEvent(window, new StorageEvent('storage'))
    expect(note()).toHaveValue('from another tab')
    fireEvent.focus(note())
    fireEvent.blur(note())
    expect(readHistory()).toEqual([{ ...first, note: 'from another tab' }])
  })

  test('stays in its field when it could not be stored', () => {
    show(first)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    write('too much')
    expect(note()).toHaveValue('too much')
  })
})

test('a result with another date takes its place in the list, with its note', () => {
  show(first, { ...second, note: 'fasting' })
  const field = screen.getByLabelText('Date of the result of February 1, 2025, 10.2 ng/dL')
  fireEvent.change(field, { target: { value: '2024-12-01' } })
  fireEvent.blur(field)
  expect(readHistory()).toEqual([{ ...second, date: '2024-12-01', note: 'fasting' }, first])
  const [note] = screen.getAllByLabelText(/^Note on the result/)
  expect(note).toBe(screen.getByLabelText('Note on the result of December 1, 2024, 10.2 ng/dL'))
  expect(note).toHaveValue('fasting')
})

test('a deleted date is restored', () => {
  show(first)
  const date = screen.getByLabelText('Date of the result of January 1, 2025, 10.2 ng/dL')
  fireEvent.change(date, { target: { value: '' } })
  fireEvent.blur(date)
  expect(date).toHaveValue('2025-01-01')
})

test('a date with an extra digit is restored, and the result stays', () => {
  show(first)
  const field = screen.getByLabelText('Date of the result of January 1, 2025, 10.2 ng/dL')
  fireEvent.change(field, { target: { value: '20255-01-01' } })
  expect(field).toHaveValue('20255-01-01')
  fireEvent.blur(field)
  expect(field).toHaveValue('2025-01-01')
  expect(readHistory()).toEqual([first])
})

test.each([
  ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ['the end of the page', () => fireEvent(window, new Event('pagehide'))],
])('a note is saved with %s', (_, end) => {
  show(first)
  const field = screen.getByLabelText('Note on the result of January 1, 2025, 10.2 ng/dL')
  fireEvent.change(field, { target: { value: 'fasting' } })
  expect(readHistory()).toEqual([first])
  end(field)
  expect(readHistory()).toEqual([{ ...first, note: 'fasting' }])
})

test('saved results are in the first render', () => {
  const drawn: string[] = []
  writeHistory([first])
  render(
    <Profiler id="panel" onRender={() => drawn.push(document.body.textContent ?? '')}>
      <HistoryPanel result={result} today="2025-04-01" texts={texts} icons={icons} lost="lost" />
    </Profiler>,
  )
  expect(drawn[0]).toContain('Free testosterone: 10.2 ng/dL')
})

describe('a long list', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...saved(`k${i}`, '2020-01-01'), totalNgDl: 100 + i }))

  test('is rendered in batches, newest first, and can always be deleted', () => {
    show(...many(120))
    const rows = () => screen.getAllByRole('listitem').length
    expect(rows()).toBe(50)
    press('Show 50 earlier results (70 not shown)')
    expect(rows()).toBe(100)
    press('Show 20 earlier results (20 not shown)')
    expect(rows()).toBe(120)
    press('Delete all')
    expect(readHistory()).toEqual([])
  })

  test('is not imported beyond 1,000 rows', async () => {
    show(first)
    const file = new File([], 'results.csv')
    Object.defineProperty(file, 'arrayBuffer', {
      value: async () => new TextEncoder().encode(toCsv(many(1000))),
    })
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Import CSV'), { target: { files: [file] } })
    })
    expect(screen.getByRole('status')).toHaveTextContent(
      'That file has 1000 new results, and there is room for 999.',
    )
    expect(ids()).toEqual(['a'])
  })
})
