/** @jest-environment node */
import type { Entry } from '@/tools/translations/catalog'

const entries: Entry[] = [
  { key: 'home.meta.title', english: 'Before', translation: 'Antes', isFuzzy: true, before: 'Old' },
  { key: 'home.meta.description', english: 'Other', translation: 'Otra', isFuzzy: true, before: 'Older' },
]
const written = jest.fn()
jest.mock('@/tools/translations/catalog', () => ({
  ...jest.requireActual('@/tools/translations/catalog'),
  readCatalog: () => entries,
  writeCatalog: (...given: unknown[]) => written(...given),
}))
jest.mock('@/tools/translations/state', () => ({
  ...jest.requireActual('@/tools/translations/state'),
  readTexts: () => [{ key: 'home.meta.title', text: 'Now' }],
}))

test('accepting one translation takes its English as it is now, and leaves the doubts of the others', () => {
  process.argv = ['node', 'command', 'accept', 'es', 'content/es/home.po', 'home.meta.title']
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.isolateModules(() => void require('@/tools/translations/command'))
  expect(written.mock.calls.map(([, code, catalog]) => [code, catalog])).toEqual([
    ['es', [{ key: 'home.meta.title', english: 'Now', translation: 'Antes' }, entries[1]]],
  ])
})
