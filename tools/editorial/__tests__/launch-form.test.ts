import { readForm, writeForm } from '../launch-form'

const points = [
  { id: 'claim.years', urgency: 'owner', text: 'claim.years: 17 years of experience' },
  { id: 'claim.men', urgency: 'owner', text: 'claim.men: 500 men' },
  { id: 'question.venue', urgency: 'lawyer', text: 'Which county?' },
] as const
const known = (id: string) =>
  points.some(point => point.id === id) ? undefined : `There is no point "${id}".`
const form = writeForm(points, id => (id === 'claim.men' ? ' on /about' : ''))

const filled = (by: string, answers: Record<string, string>) =>
  Object.entries(answers).reduce(
    (text, [id, answer]) => text.replace(`[${id}]\n`, `[${id}]\n${answer}\n`),
    form.replace('\nBy:', `\nBy: ${by}`),
  )

test('the form has every question below its addressee, with the pages that say it', () => {
  expect(form.indexOf('## For a lawyer')).toBeLessThan(form.indexOf('[question.venue]'))
  expect(form.indexOf('[question.venue]')).toBeLessThan(form.indexOf('## For the owner'))
  expect(form).toContain('claim.men: 500 men on /about\n[claim.men]')
  expect(form).not.toContain('Blocks the production build')
})

test('an empty form answers nothing and has no mistake', () => {
  expect(readForm(form, known)).toEqual({ by: '', answers: [], mistakes: [] })
})

test('answers are read back, over several lines, and those left empty stay open', () => {
  const text = filled('Jo Owner', { 'claim.years': 'Since 2009,\nby the license.' })
  expect(readForm(text, known)).toEqual({
    by: 'Jo Owner',
    answers: [{ id: 'claim.years', answer: 'Since 2009, by the license.' }],
    mistakes: [],
  })
})

test('one answer counts for several points', () => {
  const text = 'By: Jo\r\n[claim.years, claim.men]\r\nBoth are true.\r\n'
  expect(readForm(text, known).answers).toEqual([
    { id: 'claim.years', answer: 'Both are true.' },
    { id: 'claim.men', answer: 'Both are true.' },
  ])
})

test.each([
  ['no name', '[claim.men]\nYes', 'There is no name after "By:".'],
  ['a point that is not asked', 'By: Jo\n[claim.gone]\nYes', 'line 2: There is no point "claim.gone".'],
  ['two answers', 'By: Jo\n[claim.men]\nYes\n[claim.men]\nNo', 'claim.men is answered twice.'],
  ['words before the first question', 'By: Jo\nYes\n[claim.men]', 'line 2: "Yes" belongs to no question.'],
])('%s is a mistake with its place', (_, text, mistake) => {
  expect(readForm(text, known).mistakes).toEqual([mistake])
})
