/** @jest-environment node */
import { localPath } from '@/lib/site/local-path'

test.each([
  ['/', '/es'],
  ['/faq', '/es/faq'],
  ['/?a=1', '/es?a=1'],
  ['/#guide', '/es#guide'],
  ['#write', '#write'],
])('%s in a language below /es is %s', (path, there) => {
  expect(localPath(path, { base: '/es' })).toBe(there)
})
