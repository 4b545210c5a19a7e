/** @jest-environment node */

import { questions } from '@/content/asked-questions'
import { ruleFindings } from '@/lib/editorial/page-rules'
import { questionRules } from '@/lib/editorial/question-rules'

const page = {
  text: 'The cream is compounded.',
  source: '{"title":"A cream"}<p>The cream is compounded.</p>',
}
const findings = (rule: object) =>
  ruleFindings('content/cream.ts', { path: '/cream', rules: [{ reason: 'M2: creams', ...rule }] }, page)

test('a page that keeps its rules has no findings', () => {
  expect(findings({ requires: ['is compounded.', /^The/], forbids: ['approved'] })).toEqual([])
})

test.each([
  ['a missing sentence', { requires: ['Ask us.'] }, 'must say "Ask us."'],
  ['missing wording', { requires: [/ask/i] }, 'must say /ask/i'],
  ['a point, which is no pattern', { requires: ['is.compounded'] }, 'must say "is.compounded"'],
  ['text that only the metadata have', { requires: ['A cream'] }, 'must say "A cream"'],
  ['forbidden wording', { forbids: [/is comp\w+/] }, 'must not say "is compounded"'],
  ['forbidden wording in the metadata', { forbids: ['A cream'] }, 'must not say "A cream"'],
])('%s is reported with file, page, wording and reason', (_, rule, wording) => {
  expect(findings(rule)).toEqual([`content/cream.ts: /cream ${wording} (M2: creams)`])
})

test('rules for a page that does not exist are reported', () => {
  expect(ruleFindings('content/cream.ts', { path: '/cream', rules: [] })).toEqual([
    'content/cream.ts: its rules are for /cream, which is not a page',
  ])
})

test('a question that men ask is a rule for the page that answers it', () => {
  const [answered, open] = questionRules([
    { question: 'What?', path: '/cream', words: 'Compounded' },
    { question: 'Where?', path: '/cream', words: 'the clinic' },
  ])
  expect(ruleFindings('questions', answered ?? { path: '', rules: [] }, page)).toEqual([])
  expect(ruleFindings('questions', open ?? { path: '', rules: [] }, page)).toEqual([
    'questions: /cream must say /the clinic/i (Where?)',
  ])
})

test('fifteen questions of each of the seven services are answered', () => {
  expect(Object.values(questions).map(list => list.length)).toEqual([15, 15, 15, 15, 15, 15, 15])
})
