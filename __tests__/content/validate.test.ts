import { validateContent } from '@/content/validate'

test('a description that search results would cut is named with its file and field', () => {
  const page = (length: number) => ({ meta: { title: 'A page', description: 'x'.repeat(length) } })
  expect(validateContent({ 'content/page.ts': page(160) })).toEqual([])
  expect(validateContent({ 'content/page.ts': page(161) })).toEqual([
    expect.stringContaining('content/page.ts meta.description: '),
  ])
})
