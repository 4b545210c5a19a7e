/** Answers to 'Where do I start?', in the order in which they stand. */
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

/** What the card says in its rows, by the names of the sentences in content/ui/start.ts. */
export type StartAnswer = {
  read: StartSymptom
  visit: StartPlace
  /** What cannot be done by video; null for a visit in person, or when nothing speaks against video. */
  inPerson: 'testosterone' | 'procedure' | 'both' | null
  blood: 'bring' | 'ask' | 'two-mornings' | 'order' | 'none-needed'
}

function inPersonFor(symptom: StartSymptom): StartAnswer['inPerson'] {
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

function bloodWithoutResults(symptom: StartSymptom): StartAnswer['blood'] {
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

function bloodFor({ symptom, blood }: StartChoices): StartAnswer['blood'] {
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

/** Three answers become one card. It routes; it says nothing about what the visitor has. */
export function startAnswer(choices: StartChoices): StartAnswer {
  const { symptom, place } = choices
  return {
    read: symptom,
    visit: place,
    inPerson: place === 'clinic' ? null : inPersonFor(symptom),
    blood: bloodFor(choices),
  }
}

/** The three answers once each is given, else null. */
export function completeChoices({ symptom, blood, place }: Partial<StartChoices>): StartChoices | null {
  return symptom && blood && place ? { symptom, blood, place } : null
}

/** '#start-desire' -> 'desire'; null for any other fragment. */
export function symptomOfFragment(fragment: string): StartSymptom | null {
  return startOptions.symptom.find(symptom => fragment === `#${startId(symptom)}`) ?? null
}

/** Id of the place in the page that a link with this first answer leads to. */
export function startId(symptom: StartSymptom): string {
  return `start-${symptom}`
}
