import { start } from '@/content/ui/start'
import { startPath } from '@/lib/routes'
import { getService } from '@/lib/site/services'
import {
  completeChoices,
  type StartChoices,
  startAdvice,
  startOptions,
  symptomOfFragment,
} from '@/lib/start/advice'

const all: readonly StartChoices[] = startOptions.symptom.flatMap(symptom =>
  startOptions.blood.flatMap(blood => startOptions.place.map(place => ({ symptom, blood, place }))),
)

test('five, three and three answers give 45 cards, each with its sentences', () => {
  expect(all).toHaveLength(45)
  for (const choices of all) {
    const { read, visit, inPerson, blood } = startAdvice(choices)
    expect(start.readings[read].links).toHaveLength(2)
    expect(start.visit[visit]).toMatch(/\.$/)
    expect(start.blood[blood]).toMatch(/\.$/)
    if (inPerson) expect(start.inPerson[inPerson]).toMatch(/in person/)
  }
})

test('what to read depends on the first answer only', () => {
  for (const choices of all) expect(startAdvice(choices).read).toBe(choices.symptom)
  expect(start.readings.weight.links[0].href).toContain('medical-weight-loss')
  expect(getService(start.readings.skin.links[1].href.split('/').at(-1) ?? '')?.key).toBe('microneedling')
})

test('whoever has results is asked to bring them, whatever the symptom', () => {
  for (const choices of all.filter(({ blood }) => blood === 'results'))
    expect(startAdvice(choices).blood).toBe('bring')
  for (const choices of all.filter(({ blood }) => blood === 'drawn'))
    expect(startAdvice(choices).blood).toBe('ask')
})

test.each([
  ['desire', 'two-mornings'],
  ['energy', 'two-mornings'],
  ['weight', 'order'],
  ['skin', 'none-needed'],
  ['other', 'order'],
] as const)('without results, %s leads to %s', (symptom, blood) => {
  for (const place of startOptions.place)
    expect(startAdvice({ symptom, blood: 'none', place }).blood).toBe(blood)
})

test('a visit that may be by video states what must be in person, except for weight', () => {
  const limits = {
    desire: 'testosterone',
    energy: 'testosterone',
    weight: null,
    skin: 'procedure',
    other: 'both',
  }
  for (const choices of all)
    expect(startAdvice(choices).inPerson).toBe(choices.place === 'clinic' ? null : limits[choices.symptom])
})

test('a card needs all three answers', () => {
  expect(completeChoices({ symptom: 'skin', blood: 'none' })).toBeNull()
  expect(completeChoices({ symptom: 'skin', blood: 'none', place: 'video' })).toEqual({
    symptom: 'skin',
    blood: 'none',
    place: 'video',
  })
})

test('a link to the first answer is parsed, and no other fragment is', () => {
  for (const symptom of startOptions.symptom)
    expect(symptomOfFragment(new URL(startPath(symptom), 'https://x.example').hash)).toBe(symptom)
  for (const fragment of ['', '#', '#start', '#start-', '#start-nothing', '#faq'])
    expect(symptomOfFragment(fragment)).toBeNull()
})

test('no sentence makes a diagnosis', () => {
  const texts = JSON.stringify([start.readings, start.blood, start.visit, start.inPerson])
  expect(texts).not.toMatch(
    /\byou (suffer|probably|likely|may have)\b|\byour (deficiency|condition|diagnosis)\b/i,
  )
})
