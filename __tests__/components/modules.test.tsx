import { enhancePage } from '@/components/modules.browser'
import { enhance } from '@/components/ui/open-all.browser'

jest.mock('@/components/ui/open-all.browser', () => ({ enhance: jest.fn() }))

test('a page that is started twice binds each of its modules once', async () => {
  document.body.innerHTML = '<button data-module="open-all"></button><button data-module="open-all"></button>'
  const site = { auth: { url: 'http://localhost:4010', key: 'key' }, guidePreview: 'http://localhost:4010' }
  await Promise.all([enhancePage(site), enhancePage(site)])
  await enhancePage(site)
  expect(jest.mocked(enhance).mock.calls).toEqual(
    Array.from(document.querySelectorAll('button'), button => [button]),
  )
  expect(document.documentElement).toHaveAttribute('data-app', 'ready')
})
