/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectRecorded } from '@/__tests__/support/recorded'

const translated = join(process.cwd(), 'translated', 'es')

// As in the Spanish build: each file of content/ that has Spanish words is replaced by the one with them.
for (const file of readdirSync(translated, { recursive: true, encoding: 'utf8' })) {
  const name = file.replace(/\.tsx?$/, '')
  if (name !== file) jest.doMock(`@/content/${name}`, () => jest.requireActual(join(translated, file)))
}
// Imports English by a relative path, which the build leaves alone.
jest.doMock('@/content/facts/languages', () => {
  const languages = ['@/content/facts/language', '@/content/es/facts/language', '@/content/pt/facts/language']
  return { languages: languages.map(file => jest.requireActual(file).language) }
})
// As in outputs.test.ts.
jest.mock('@/lib/clinic/price-in-force', () => ({
  ...jest.requireActual('@/lib/clinic/price-in-force'),
  dayIn: () => '9999-12-31',
}))
jest.mock('@/content/facts/notice', () => ({ notice: null, noticeDays: [] }))

test('structured data, metadata and the head of the feed in Spanish', async () => {
  const { graphAt, graphLines, metadataLines } = await import('@/__tests__/support/page-outputs')
  const { atomFeed } = await import('@/lib/seo/feed')
  const { blog, categoryLabels } = await import('@/content/blog')
  const graphs = await Promise.all(
    ['/about', '/services/medical-weight-loss-flower-mound-tx'].map(
      async path => [path, await graphAt(path)] as const,
    ),
  )
  const metadata = await Promise.all(['/about', '/blog/semaglutide-weight-loss-glp1'].map(metadataLines))
  const feed = atomFeed([], blog, categoryLabels, () => undefined)
  expectRecorded('in-spanish', 'JSON-LD, metadata and the head of the feed in Spanish.', [
    ...graphLines(graphs),
    ...metadata.flat(),
    feed.replace(/© \d{4}/, '© (the year)'),
  ])
})
