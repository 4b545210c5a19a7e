/** @jest-environment node */

import { correctionRules } from '@/lib/editorial/corrections'
import { ruleFindings } from '@/lib/editorial/page-rules'
import { questionRules } from '@/lib/editorial/questions'

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

describe('the table of questions', () => {
  const paths = { cream: '/services/cream' }
  const table = (rows: readonly string[], count = rows.length) =>
    [
      `## The ${count} questions`,
      '',
      '| Question | Where | Words of the answer |',
      '|---|---|---|',
      '| **Creams** | | |',
    ]
      .concat(rows, '', '## The 1 queries', '| One | /two | Three |')
      .join('\n')

  test('is read as one rule for each row, whose words must be on its page', () => {
    const rows = ['| What? | cream: cost | compounded (owner) |', '| Where? | /cream#in, /b | the clinic |']
    const [first, second, ...others] = questionRules(table(rows), paths)
    expect([first?.path, second?.path, others.length]).toEqual(['/services/cream', '/cream', 0])
    expect(ruleFindings('docs', first ?? { path: '', rules: [] }, page)).toEqual([])
    expect(ruleFindings('docs', second ?? { path: '', rules: [] }, page)).toEqual([
      'docs: /cream must say /the clinic/i (Where?)',
    ])
  })

  test('must have as many rows as its heading says, each with a page', () => {
    const row = '| What? | creams: cost | compounded |'
    expect(() => questionRules(table([row]), paths)).toThrow('“What?” names no page')
    expect(() => questionRules(table([row], 2), paths)).toThrow('says 2 questions, its table has 1')
    expect(() => questionRules('# Nothing', paths)).toThrow('its table has 0')
  })
})

describe('the table of medical corrections', () => {
  const row = (number: string, words: string) => `| ${number} | Creams | ${words} | T1 |`

  test('is read as one rule for each quotation, with its gaps', () => {
    const [first, second, ...others] = correctionRules(
      row('M1', '`/cream`: “The … compounded.”<br>`/`: “Two”'),
    )
    expect([first?.path, second?.path, others.length]).toEqual(['/cream', '/', 0])
    expect(ruleFindings('docs', first ?? { path: '', rules: [] }, page)).toEqual([])
    expect(ruleFindings('docs', second ?? { path: '', rules: [] }, page)).toEqual([
      'docs: / must say /Two/ (M1: Creams)',
    ])
  })

  test('must quote something in each row, and leave no row out', () => {
    expect(() => correctionRules(row('M1', 'Nothing'))).toThrow('M1 has no quotation')
    expect(() => correctionRules([row('M1', '`/`: “A”'), row('M3', '`/`: “B”')].join('\n'))).toThrow('M1, M3')
    expect(() => correctionRules('# Nothing')).toThrow('has the rows')
  })
})
