/** Answers to 'Where do I start?', in display order. */
export const startOptions = {
  symptom: ['desire', 'energy', 'weight', 'skin', 'other'],
  blood: ['results', 'drawn', 'none'],
  place: ['clinic', 'video', 'unsure'],
} as const

export const startQuestions = ['symptom', 'blood', 'place'] as const

export type StartQuestion = (typeof startQuestions)[number]
export type StartSymptom = (typeof startOptions.symptom)[number]
export type StartBlood = (typeof startOptions.blood)[number]
export type StartPlace = (typeof startOptions.place)[number]
export type StartChoices = { symptom: StartSymptom; blood: StartBlood; place: StartPlace }

/** Rows of the card, as keys of the sentences in content/ui/start.ts. */
export type StartAdvice = {
  read: StartSymptom
  visit: StartPlace
  /** What cannot be done by video; null for a visit in person, or when everything can. */
  inPerson: 'testosterone' | 'procedure' | 'both' | null
  blood: 'bring' | 'ask' | 'two-mornings' | 'order' | 'none-needed'
}

function inPersonFor(symptom: StartSymptom): StartAdvice['inPerson'] {
  switch (symptom) {
    case 'desire':
    case 'energy':
      return 'testosterone'
    case 'skin':
      return 'procedure'
    case 'weight':
      return null
    case 'other':
      return 'both'
    default:
      return symptom satisfies never
  }
}

function bloodWithoutResults(symptom: StartSymptom): StartAdvice['blood'] {
  switch (symptom) {
    case 'desire':
    case 'energy':
      return 'two-mornings'
    case 'weight':
    case 'other':
      return 'order'
    case 'skin':
      return 'none-needed'
    default:
      return symptom satisfies never
  }
}

function bloodFor({ symptom, blood }: StartChoices): StartAdvice['blood'] {
  switch (blood) {
    case 'results':
      return 'bring'
    case 'drawn':
      return 'ask'
    case 'none':
      return bloodWithoutResults(symptom)
    default:
      return blood satisfies never
  }
}

/** Maps the three answers to a card. It only routes the visitor and never suggests a diagnosis. */
export function startAdvice(choices: StartChoices): StartAdvice {
  const { symptom, place } = choices
  return {
    read: symptom,
    visit: place,
    inPerson: place === 'clinic' ? null : inPersonFor(symptom),
    blood: bloodFor(choices),
  }
}

/** The three answers once all are given, else null. */
export function completeChoices({ symptom, blood, place }: Partial<StartChoices>): StartChoices | null {
  return symptom && blood && place ? { symptom, blood, place } : null
}

/** '#start-desire' -> 'desire'; null for any other fragment. */
export function symptomOfFragment(fragment: string): StartSymptom | null {
  return startOptions.symptom.find(symptom => fragment === `#${startId(symptom)}`) ?? null
}

/** Id of the element that a link with this first answer targets. */
export function startId(symptom: StartSymptom): string {
  return `start-${symptom}`
}
