import { admitScripts } from '@/tools/release/browser/admit-scripts'

// Replaced by the build.
jest.mock('@/tools/release/browser/add-files', () => ({ base: '/_next/static/' }))

type Rules = { createScriptURL: (url: string) => string | null; createHTML: (html: string) => string | null }

const created: Rules[] = []
Object.assign(window, { trustedTypes: { createPolicy: (_: string, rules: Rules) => created.push(rules) } })
admitScripts()
const [rules] = created

test.each(['/_next/static/chunks/a-1.js', `${location.origin}/_next/static/chunks/~b_2.js?dpl=1`])(
  '%s may become a script',
  url => {
    expect(rules?.createScriptURL(url)).toBe(url)
  },
)

test.each([
  '/reviews-frame.html',
  '/_next/static/../../reviews-frame.html',
  '/_next/static/%2e%2e/%2e%2e/reviews-frame.html',
  '/_next/static/%2e%2e%2freviews-frame.html',
  '/_next/static/..%2F..%2Freviews-frame.html',
  '/_next/static/..%5creviews-frame.html',
  '/_next/static/%252e%252e%252freviews-frame.html',
  `//evil.example/_next/static/a.js`,
  'https://form.example/embed.js',
  'data:text/javascript,1',
])('%s may not', url => {
  expect(rules?.createScriptURL(url)).toBeNull()
})
