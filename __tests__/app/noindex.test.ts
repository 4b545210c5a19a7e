/** @jest-environment node */
import type { Metadata } from 'next'

/** Pages that a search engine must not list: of nobody else, of one visit, or of a search. */
test.each([
  ['search', { index: false, follow: true }],
  ['auth', { index: false, follow: true }],
  ['auth/confirm', { index: false, follow: true }],
  ['auth/forgot', { index: false, follow: true }],
  ['auth/reset', { index: false, follow: true }],
  ['account', { index: false, follow: true }],
  ['thank-you-consult', { index: false, follow: false }],
  ['thank-you-followup', { index: false, follow: true }],
])('/%s has %j', async (path, robots) => {
  const page: { metadata: Metadata } = await import(`@/app/${path}/page`)
  expect(page.metadata.robots).toEqual(robots)
})

test('every other page may be listed, and its x-default is the English one', async () => {
  for (const path of ['about', 'faq', 'prices', 'contact', 'resources']) {
    const page: { metadata: Metadata } = await import(`@/app/${path}/page`)
    expect(page.metadata.robots).toEqual({ index: true, follow: true })
    expect(page.metadata.alternates?.languages?.['x-default']).toBe(`http://localhost:3000/${path}`)
  }
})
