/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { policy } from '@/content/facts/policies'
import { messagesIn } from '../messages'
import { notesOf } from '../notes'

function notesFor(file: string) {
  const source = readFileSync(`content/${file}`, 'utf8')
  const messages = messagesIn(source)
  return { messages, notes: notesOf(file, source, messages) }
}

test('a translator sees what a value says, and how long a title may be', () => {
  const { messages, notes } = notesFor('home.ts')
  const text = messages.find(message => message.text.includes('{policy.firstVisit}'))
  expect(notes.get(text?.key ?? '')).toContain(`{policy.firstVisit}: ${policy.firstVisit}`)
  expect(notes.get('home.meta.title')?.split('\n').at(-1)).toBe('20 to 60 characters')
})

test('a name that the page fills in is named as such', () => {
  const { notes } = notesFor('ui/blog.ts')
  expect(notes.get('articleWords.readTime')).toBe('{minutes}: filled in on the page')
})

test('most values of the service pages have their words', () => {
  const { messages, notes } = notesFor('faq.ts')
  const withValues = messages.filter(({ text }) => /\{[^{}]+\}/.test(text))
  expect(withValues.length).toBeGreaterThan(20)
  const unknown = withValues.filter(({ key }) => notes.get(key)?.includes('filled in on the page'))
  expect(unknown.map(({ key }) => key)).toEqual([])
})
