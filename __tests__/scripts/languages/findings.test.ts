/** @jest-environment node */
import { isRefused } from '@/scripts/languages/findings'

test.each([
  ['services/prp-therapy.ts', true],
  ['articles/trt-and-heart-health.tsx', true],
  ['legal/hipaa-notice.ts', true],
  ['disclaimers.ts', true],
  ['calculator.ts', true],
  ['ui/calculator-words.ts', true],
  ['faq.ts', true],
  ['facts/help-lines.ts', true],
  ['home.ts', false],
  ['ui/faq.ts', false],
])('%s has medical or legal text, which must not be stale on a live site: %s', (file, expected) => {
  expect(isRefused(file, 'production')).toBe(expected)
  expect(isRefused(file, 'draft')).toBe(false)
})
