/** @jest-environment node */
import { generateArticle } from '@/scripts/bench/articles/generate'

it.each([
  [1, '/services/medical-weight-loss-flower-mound-tx'],
  [5, '/services/testosterone-replacement-therapy-flower-mound-tx'],
])('generated article %d links where the content check wants every article to link', (number, service) => {
  const { source } = generateArticle(number)
  expect(source).toContain(`href="${service}"`)
  expect(source).toContain('href="/blog/trt-myths-debunked"')
})
