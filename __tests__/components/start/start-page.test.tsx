import { render, screen, within } from '@testing-library/react'
import HomePage from '@/app/page'
import ServicesPage from '@/app/services/page'
import StartPage from '@/app/start/page'
import { start } from '@/content/ui/start'
import { startPath } from '@/lib/routes'
import { startAdvice, startId, startOptions } from '@/lib/start/advice'

const { questions, readings } = start
const textOf = (element: Element | null) => element?.textContent ?? ''

test('the page has every sentence that the questions can lead to, as text', () => {
  const { container } = render(<StartPage />)
  for (const symptom of startOptions.symptom) {
    const section = container.querySelector<HTMLElement>(`#${startId(symptom)}`)?.closest('details')
    if (!section) throw new Error(`no section for ${symptom}`)
    within(section).getByRole('heading', { name: questions.symptom.options[symptom] })
    for (const { href, text } of readings[symptom].links)
      expect(within(section).getByRole('link', { name: text })).toHaveAttribute('href', href)
    const { blood, inPerson } = startAdvice({ symptom, blood: 'none', place: 'video' })
    for (const words of [readings[symptom].why, readings[symptom].bring, start.blood[blood]])
      expect(section).toHaveTextContent(words)
    if (inPerson) expect(section).toHaveTextContent(start.inPerson[inPerson])
  }
  for (const words of [start.blood.bring, start.blood.ask, start.visit.video, start.visit.unsure])
    expect(textOf(container.querySelector('.start-answers'))).toContain(words)
})

test('where to turn without waiting stands before the first question', () => {
  render(<StartPage />)
  const [first] = screen.getAllByRole('radio')
  for (const { number } of start.alarm) {
    const [call] = screen.getAllByRole('link', { name: number })
    expect(call).toHaveAttribute('href', `tel:${number}`)
    expect(call?.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test.each([
  ['home', HomePage, start.signs],
  ['services', ServicesPage, start.signs],
] as const)('on %s each first answer is a link to its second question', (_, Page, heading) => {
  render(<Page />)
  const signs = within(screen.getByRole('navigation', { name: heading }))
  expect(signs.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    startOptions.symptom.map(symptom => [questions.symptom.options[symptom], startPath(symptom)]),
  )
  expect(screen.queryByRole('radio')).toBeNull()
})
