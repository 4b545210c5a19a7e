import { act, fireEvent, screen, within } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { FaqSearch } from '@/components/faq/faq-search'
import { enhance as questionSearch } from '@/components/faq/question-search.browser'
import { SearchPage } from '@/components/search/search-page'
import { enhance as searchPage } from '@/components/search/search-page.browser'
import { dangerLabel } from '@/content/ui/danger'
import { searchIndex } from '@/lib/site/search-index'

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => searchIndex() }) as Response)
})
afterEach(() => jest.useRealTimers())

const boxes = {
  'the site search and the header window': () => enhanced(<SearchPage />, { 'search-page': searchPage }),
  'the search of the questions': () =>
    enhanced(
      <FaqSearch jump={<ul />}>
        <section>
          <details>
            <summary id="insurance">Do you take insurance?</summary>
            No.
          </details>
        </section>
      </FaqSearch>,
      { 'question-search': questionSearch },
    ),
} as const

async function type(query: string) {
  const field = screen.getByRole('searchbox')
  fireEvent.focus(field)
  await act(() => jest.advanceTimersByTimeAsync(50))
  await act(async () => void fireEvent.input(field, { target: { value: query } }))
  await act(() => jest.advanceTimersByTimeAsync(1000))
}

test('Enter in the search of the questions leads to the help line, before any question', async () => {
  boxes['the search of the questions']()
  await type('insurance, or suicide')
  expect(screen.getByText('Do you take insurance?')).toBeVisible()
  await act(async () => void fireEvent.submit(screen.getByRole('searchbox')))
  expect(document.activeElement).toHaveAttribute('href', 'tel:988')
})

const help = () => screen.queryByRole('note', { name: dangerLabel })
const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))

describe.each(Object.entries(boxes))('%s', (_, open) => {
  test.each([
    ['suicide', ['tel:988', 'sms:988', 'tel:911']],
    ['me quiero matar', ['tel:988', 'sms:988', 'tel:911']],
    ['dor no peito', ['tel:911']],
    ['overdose', ['tel:+18002221222', 'tel:911']],
    ['DVT', ['tel:911']],
    ['poppers', ['tel:911']],
    ['fever', ['tel:+19725550142']],
  ])('%s shows the help lines first, as links', async (query, hrefs) => {
    open()
    await type(query)
    const lines = help()
    expect(lines && linksOf(lines)).toEqual(hrefs)
    const [first] = screen.getAllByRole('link')
    expect(lines).toContainElement(first ?? null)
    fireEvent.submit(screen.getByRole('searchbox').closest('form') ?? document.body)
    expect(document.activeElement).toBe(first)
  })

  test.each([
    ['priapism', 'go to an emergency room now; do not wait for us to open'],
    ['infección', 'go to an emergency room now; do not wait for us to open'],
    ['nitratos', 'must never be taken with nitrates'],
  ])('%s says what to do', async (query, words) => {
    open()
    await type(query)
    expect(help()).toHaveTextContent(words)
  })

  test('where nothing is found stand all help lines, the hours and urgent care', async () => {
    open()
    await type('zeppelin')
    const lines = help()
    expect(lines && linksOf(lines)).toEqual([
      'tel:911',
      'tel:988',
      'sms:988',
      'tel:+18002221222',
      'tel:+19725550142',
    ])
    expect(lines).toHaveTextContent('Mon-Fri 9-5, Sat 9-1')
    expect(lines).toHaveTextContent('go to an urgent care clinic')
  })

  test('an everyday query shows none', async () => {
    open()
    await type('insurance')
    expect(help()).toBeNull()
  })

  test('help lines do not wait for the index', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response)
    open()
    await type('suicídio')
    expect(help()).toHaveTextContent('Text 988')
  })

  test('all help lines stand where the index did not load and nothing can be found', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response)
    open()
    await type('zeppelin')
    expect(help()).toHaveTextContent('Text 988')
  })
})
