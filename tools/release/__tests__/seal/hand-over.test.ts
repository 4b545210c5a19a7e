import type { EarlyInput } from '@/tools/release/browser/boot'

const page = `
  <label>Email <input id="email" type="email"></label>
  <label>Total <input id="total"></label>
  <label>Unit <select class="unit"><option>ng/dL</option><option>nmol/L</option></select></label>
  <label><input class="tick" type="checkbox"> One</label>
  <label><input class="tick" type="checkbox"> Two</label>
  <a class="more" href="/faq">More</a>`

const find = <Kind extends HTMLElement>(selector: string) => {
  const [found] = document.querySelectorAll<Kind>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const input = (selector: string) => find<HTMLInputElement>(selector)

/** What boot.ts has recorded by the time hand-over.ts loads. */
async function load(changed: readonly Element[] = []) {
  const early: EarlyInput = [new Map(), new Set(changed), new AbortController(), () => {}]
  Object.assign(window, { early, PointerEvent: window.PointerEvent ?? MouseEvent })
  await jest.isolateModulesAsync(async () => void (await import('@/tools/release/browser/hand-over')))
}

/** As React does it: every element at once. */
async function renderAgain() {
  document.body.innerHTML = page
  // Observers run before the browser handles the next key.
  await Promise.resolve()
}

async function finish() {
  document.documentElement.dataset.app = 'ready'
  await new Promise(resolve => setTimeout(resolve))
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-app')
  document.body.innerHTML = page
})

afterEach(finish)

describe('a page that React renders again', () => {
  it('has its values and its focus before the next key, with the caret where it was', async () => {
    input('#total').value = '55.25'
    input('#total').focus()
    await load([input('#total')])
    input('#total').setSelectionRange(2, 2)
    await renderAgain()
    expect(input('#total')).toHaveFocus()
    expect(input('#total')).toHaveValue('55.25')
    input('#total').setRangeText('0')
    expect(input('#total')).toHaveValue('550.25')
  })

  it('keeps keys that come between rendering and the end of hydration', async () => {
    input('#total').value = '55'
    await load([input('#total')])
    await renderAgain()
    input('#total').value = '550'
    input('#total').dispatchEvent(new Event('input', { bubbles: true }))
    await finish()
    expect(input('#total')).toHaveValue('550')
  })

  it('keeps what the browser filled in without an event', async () => {
    await load()
    input('#email').value = 'visitor@example.com'
    find<HTMLSelectElement>('.unit').value = 'nmol/L'
    document.querySelectorAll<HTMLInputElement>('.tick')[1]?.click()
    await renderAgain()
    expect(input('#email')).toHaveValue('visitor@example.com')
    expect(find('.unit')).toHaveValue('nmol/L')
    expect([...document.querySelectorAll<HTMLInputElement>('.tick')].map(tick => tick.checked)).toEqual([
      false,
      true,
    ])
  })

  it('reports every kept value once hydration has ended', async () => {
    input('#email').value = 'visitor@example.com'
    await load()
    await renderAgain()
    const reported: string[] = []
    input('#email').addEventListener('input', () => reported.push(input('#email').value))
    await finish()
    expect(reported).toEqual(['visitor@example.com'])
  })

  it('finds elements beside those that an extension added', async () => {
    for (const field of document.querySelectorAll('input')) {
      const button = document.createElement('button')
      button.className = 'manager'
      field.after(button, document.createElement('com-1password-button'))
    }
    find('.more').focus()
    await load()
    await renderAgain()
    expect(find('.more')).toHaveFocus()
  })

  it('has units reported before numbers are put back, which the calculator would convert', async () => {
    await load()
    input('#total').value = '18'
    find<HTMLSelectElement>('.unit').value = 'nmol/L'
    const found: string[] = []
    const note = () => found.push(`${input('#total').value} ${find<HTMLSelectElement>('.unit').value}`)
    addEventListener('change', note)
    await renderAgain()
    await finish()
    removeEventListener('change', note)
    expect(found).toEqual([' nmol/L', '18 nmol/L'])
  })

  it('focuses the field that was being pressed while React rendered', async () => {
    await load()
    input('#total').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    await renderAgain()
    // The browser then looks for the old field, and focuses nothing.
    input('#total').blur()
    await new Promise(resolve => setTimeout(resolve))
    expect(input('#total')).toHaveFocus()
  })

  it('focuses nothing when the visitor had left the field', async () => {
    input('#total').focus()
    await load()
    input('#total').blur()
    // A visitor leaves a field in an earlier task.
    await Promise.resolve()
    await renderAgain()
    expect(document.body).toHaveFocus()
  })

  it('follows elements that are rendered more than once', async () => {
    input('#total').focus()
    input('#total').value = '55'
    await load([input('#total')])
    await renderAgain()
    await renderAgain()
    expect(input('#total')).toHaveFocus()
    expect(input('#total')).toHaveValue('55')
  })
})

it('a value that hydration reset is put back, and the caret stays where nothing was reset', async () => {
  input('#email').value = 'visitor@example.com'
  input('#total').value = '55.25'
  await load([input('#email'), input('#total')])
  input('#total').focus()
  input('#total').setSelectionRange(2, 2)
  input('#email').value = ''
  await finish()
  expect(input('#email')).toHaveValue('visitor@example.com')
  expect(input('#total').selectionStart).toBe(2)
})

describe('a fragment that is followed', () => {
  const replaceState = jest.spyOn(history, 'replaceState').mockImplementation(() => {})
  const follow = (hash: string) =>
    dispatchEvent(new HashChangeEvent('hashchange', { newURL: `${location.origin}/${hash}` }))
  beforeEach(() => replaceState.mockClear())
  afterAll(() => replaceState.mockRestore())

  it('during the start is told to the router once it is there', async () => {
    await load()
    follow('#ref-1')
    follow('#ref-2')
    expect(replaceState).not.toHaveBeenCalled()
    await finish()
    expect(replaceState.mock.calls).toEqual([[null, '', 'http://localhost/#ref-2']])
  })

  it('later is told at once', async () => {
    await load()
    await finish()
    expect(replaceState).not.toHaveBeenCalled()
    follow('#ref-3')
    expect(replaceState).toHaveBeenCalledWith(null, '', 'http://localhost/#ref-3')
  })
})
