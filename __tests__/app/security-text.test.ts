/** @jest-environment node */
import { GET } from '@/app/.well-known/security.txt/route'

test('security.txt is valid for a year at most, as RFC 9116 asks', async () => {
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await GET().text()) ?? []
  expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(366 * 86_400_000)
})
