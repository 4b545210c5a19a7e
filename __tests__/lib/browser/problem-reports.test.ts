import { reportProblems } from '@/lib/browser/problem-reports'

const address = 'https://reports.example/clinic'
const send = jest.fn((_url: string, _init: { body: string }) => Promise.resolve())
let end: () => void

beforeEach(() => {
  send.mockClear()
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true, writable: true })
  history.replaceState(null, '', '/services/testosterone?q=secret#part')
  end = reportProblems(address)
})
afterEach(() => end())

function violate(blockedURI: string) {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'script-src-elem',
    blockedURI,
    disposition: 'enforce',
    documentURI: location.href,
  })
  document.dispatchEvent(event)
}

function fail(filename: string) {
  const error = new TypeError('James Miller, james@example.com')
  dispatchEvent(new ErrorEvent('error', { filename, lineno: 1, colno: 20, error, message: error.message }))
}

const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(body))

test('a blocked request is reported with its directive and origin', () => {
  violate('https://tracker.example/pixel?id=7')
  expect(sent()).toEqual([
    [
      {
        age: 0,
        url: '',
        user_agent: '',
        type: 'csp-violation',
        body: {
          effectiveDirective: 'script-src-elem',
          blockedOrigin: 'https://tracker.example',
          disposition: 'enforce',
        },
      },
    ],
  ])
  expect(send).toHaveBeenCalledWith(
    address,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  )
})

test('an error in our own script is reported with file and position, without its message', () => {
  fail(`${location.origin}/_next/static/chunks/1a2b.js`)
  expect(sent()[0][0].body).toEqual({ file: '1a2b.js', line: 1, column: 20, name: 'TypeError' })
})

/** As Chrome writes a stack; Firefox and Safari write `name@address:line:column`. */
function reject(reason: unknown) {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

function errorWith(stack: string) {
  return Object.assign(new TypeError('James Miller'), { stack })
}

test.each([
  ['Chrome', `TypeError: James\n    at async save (${location.origin}/_next/static/chunks/1a2b.js:1:20)`],
  ['Firefox and Safari', `save@${location.origin}/_next/static/chunks/1a2b.js:1:20\n`],
])('a rejected promise is reported with file and position, without its message: %s', (_, stack) => {
  reject(errorWith(stack))
  expect(sent()[0][0]).toMatchObject({ url: '', type: 'unhandled-rejection' })
  expect(sent()[0][0].body).toEqual({ file: '1a2b.js', line: 1, column: 20, name: 'TypeError' })
})

test('rejections without a script of ours are ignored', () => {
  reject(errorWith('TypeError: James\n    at chrome-extension://abc/content.js:1:1'))
  reject(errorWith(`TypeError: James\n    at https://extension.example/x.js:1:1`))
  reject('James Miller')
  reject(undefined)
  expect(send).not.toHaveBeenCalled()
})

test('a report contains no page URL and no text', () => {
  violate('inline')
  fail(`${location.origin}/_next/static/chunks/1a2b.js`)
  expect(sent()).toHaveLength(2)
  expect(JSON.stringify(sent())).not.toMatch(/testosterone|secret|part|James/)
})

test('errors of extensions and of third-party inline scripts are ignored', () => {
  fail('chrome-extension://abc/content.js')
  fail(`${location.origin}/services/testosterone`)
  expect(send).not.toHaveBeenCalled()
})

test('a page sends at most five reports, and none after it is unloaded', () => {
  for (let i = 0; i < 9; i++) violate('eval')
  expect(send).toHaveBeenCalledTimes(5)
  end()
  violate('eval')
  expect(send).toHaveBeenCalledTimes(5)
})
