/** @jest-environment node */
import { listOutsideLinks, outsideLinks, stateOf } from '@/tools/editorial/link-states'

test('links are found with their files, without sample names and without punctuation', () => {
  const found = outsideLinks([
    { file: 'sources.ts', text: "url: 'https://doi.org/10.1/x', note: 'see https://www.fda.gov/a.'" },
    { file: 'faq.ts', text: `'https://www.fda.gov/a' 'https://x.example/' 'https://www.fda.gov/$\{id}'` },
  ])
  expect([...found]).toEqual([
    ['https://doi.org/10.1/x', ['sources.ts']],
    ['https://www.fda.gov/a', ['sources.ts', 'faq.ts']],
  ])
})

test('a page that is gone is told from one that refuses programs', () => {
  expect([200, 404, 410, 403, 503, undefined].map(stateOf)).toEqual([
    'answers',
    'gone',
    'gone',
    'look yourself',
    'look yourself',
    'not reached',
  ])
})

test('every link of the content is asked for, and those that are gone are listed with their file', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation()
  const asked: string[] = []
  const gone = await listOutsideLinks(async url => {
    asked.push(url)
    return url === 'https://doi.org/10.1016/j.juro.2018.03.115' ? 404 : 200
  })
  const printed = log.mock.calls.flat().join('\n')
  log.mockRestore()
  expect(gone).toBe(1)
  expect(asked.length).toBeGreaterThan(100)
  expect(printed).toContain('404  https://doi.org/10.1016/j.juro.2018.03.115  [sources.ts]')
})

test('without a network no link is called gone', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation()
  const left = await listOutsideLinks(async () => undefined)
  const printed = log.mock.calls.flat().join('\n')
  log.mockRestore()
  expect(left).toBeGreaterThan(100)
  expect(printed).toContain('None was reached: this machine has no way out.')
  expect(printed).not.toContain('Gone')
})
