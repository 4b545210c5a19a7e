/** @jest-environment node */
import type { Finished } from '@/tools/release/build/collect'
import { allResponses } from '@/tools/release/build/write-release'

const response = (path: string, body: string, hashed = true): Finished => ({
  path,
  body,
  hashed,
  kind: 'file',
  file: path,
  type: 'text/plain',
  headers: {},
})
const script = '/_next/static/chunks/a.js'

test('a file that two languages share is in the release once', () => {
  const parts = [
    { finished: [response(script, 'a'), response('/faq', 'questions', false)] },
    { finished: [response(script, 'a'), response('/es/faq', 'preguntas', false)] },
  ]
  expect(allResponses(parts).map(({ path }) => path)).toEqual([script, '/faq', '/es/faq'])
})

test('two contents for one address stop the build', () => {
  expect(() =>
    allResponses([{ finished: [response(script, 'a')] }, { finished: [response(script, 'b')] }]),
  ).toThrow(script)
  expect(() =>
    allResponses([{ finished: [response('/faq', 'a', false), response('/faq', 'a', false)] }]),
  ).toThrow('/faq')
})
