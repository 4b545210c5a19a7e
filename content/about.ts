import { price, quotedInText } from '@/content/facts/amounts'
import { clinic, providers } from '@/content/facts/clinic'
import { place } from '@/content/facts/place'
import { policy, policyFigures } from '@/content/facts/policies'
import { longDate } from '@/lib/dates'
import type { Photo, PhotoName } from '@/lib/photos'

const [shortVisit, longVisit] = policyFigures.firstVisitMinutes

/**
 * A film in public/, with its size in pixels. `poster`: the photo shown until it plays; `captions`: a WebVTT file in
 * public/ for each language that has one.
 */
type Film = {
  src: `/${string}`
  width: number
  height: number
  alt: string
  poster: PhotoName | null
  captions: Readonly<Partial<Record<string, `/${string}`>>>
}

/** A stop of the tour. It shows its photo or film once there is one. */
export type Station = { title: string; text: string } & (
  | { kind: 'photo'; file: Photo | null }
  | { kind: 'video'; file: Film | null }
)

/** Two videos and three photos, in the order of the numbers on the floor plan. */
const stations: readonly Station[] = [
  {
    kind: 'video',
    title: 'Front door',
    text: 'Step-free. The tour starts here and ends in the consultation room.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Reception',
    text: 'Your first name is enough. Nobody calls out why you are here.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Consultation room',
    text: 'A table, chairs, and a door that shuts.',
    file: null,
  },
  {
    kind: 'video',
    title: 'Examination room',
    text: 'Where the examination of a first visit takes place.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Treatment room',
    text: 'Three chairs, for infusions and procedures.',
    file: null,
  },
]

/** Text of the about page. People, drawings and the order of the visit are samples until the owner supplies them. */
export const about = {
  meta: {
    title: 'About our men’s health clinic',
    description: `Who treats you, how the clinic works and why it stays small: a men’s health practice in ${clinic.address.city}, TX, in English, Spanish and Portuguese.`,
  },
  heading: `A small men’s health clinic in ${clinic.address.city}`,
  lead: 'You usually see the same provider. The first visit leaves time for questions and ends with a plan in writing.',
  figures: `${clinic.experience}, and 500+ men cared for. Our own figures, as of ${longDate(clinic.figuresAsOf)}.`,
  visit: {
    heading: 'Your first visit, by the quarter-hour',
    note: `A first visit runs ${policy.firstVisit}, in the clinic or by telehealth. For testosterone it is always in person.`,
    minutes: 'Minute {from} to {to}',
    quarters: [
      { title: 'What brings you', text: 'In your words: what has changed, and since when.' },
      { title: 'History', text: 'Illnesses, medicines, sleep, family, plans for children.' },
      { title: 'Examination', text: 'Blood pressure, weight, and what your history points to.' },
      { title: 'Labs, line by line', text: 'The results you bring, or the tests worth ordering.' },
      { title: 'Options', text: 'Benefit, risk and price of each. Doing nothing is one of them.' },
      {
        title: 'Your plan, in writing',
        text: 'You take it home. It may be no treatment at all, or to wait for your labs.',
      },
    ],
    atLeast: shortVisit,
    order: `A simple visit needs only ${shortVisit} minutes: its parts are the same, only shorter. Up to ${longVisit} are kept free.`,
  },
  map: {
    alt: `Drawn street map: the clinic is in ${place.streetMap.suite} on the north side of ${place.streetMap.road}, with free parking and accessible spaces in front of its door.`,
    caption: 'Streets and buildings to be confirmed.',
    directions: 'Get directions',
    sample: place.streetMap.sample,
  },
  tour: {
    heading: 'The clinic in five stops',
    note: 'The numbers are those on the plan.',
    alt: 'Floor plan: from the step-free door past the desk into a corridor, with the consultation and examination rooms on one side and the treatment room on the other.',
    toScale: 'To scale; rooms to be confirmed.',
    stations,
  },
  review: {
    heading: 'Who reviews our medical pages',
    text: 'Each service page and each article names its reviewer and the date of the review. When a text has changed since then, the page says so.',
  },
  story: {
    heading: 'Why it was founded',
    paragraphs: [
      'Many men wait a long time before they ask about energy, weight or sex. Then they are told one number and little else.',
      'The clinic was founded to do this differently: to see fewer men, to take more time with each, to order labs before giving an opinion, and to name the price before you decide.',
    ],
  },
  philosophy: {
    heading: 'How we think',
    items: [
      {
        title: 'Measure first',
        text: 'No hormone is started on symptoms alone. Testosterone needs two low morning tests as well.',
      },
      {
        title: 'Say what is not known',
        text: 'Some of what men ask for has thin evidence. We say so before you pay for it.',
      },
      {
        title: 'Risk beside benefit',
        text: 'Every plan names the risks, how we watch for them and when we stop.',
      },
      {
        title: 'Your own doctor stays in the picture',
        text: 'With your consent we send our notes to your primary care physician.',
      },
    ],
  },
  differences: {
    heading: 'What is different here',
    rows: [
      {
        figure: policyFigures.firstVisitMinutes.join('–'),
        topic: 'minutes for a first visit',
        text: 'One on one, from the first question to the plan.',
      },
      {
        figure: `${providers.length}`,
        topic: providers.length === 1 ? 'provider' : 'providers',
        text: 'Usually the same one at every visit.',
      },
      {
        figure: price.firstVisit,
        topic: 'for that visit',
        text: `The monthly programs have a price too, with what they include and their terms. Everything else is ${quotedInText}. Cash pay, HSA or FSA if your plan allows.`,
      },
      {
        figure: `${clinic.languages.length}`,
        topic: 'languages',
        text: 'English, Spanish and Portuguese.',
      },
    ],
    place: {
      topic: 'Near you, or at home.',
      text: `Visits are in ${clinic.address.city}, or by telehealth in Texas. A first testosterone visit and all procedures are in person.`,
    },
  },
  concerns: {
    heading: 'Common concerns, and what we do about them',
    note: 'A plan follows findings. No outcome is certain.',
    columns: { concern: 'What men come with', outcome: 'What we do' },
    items: [
      {
        concern: 'Tired, even after sleep',
        outcome:
          'We look at sleep, mood, thyroid, blood count and medicines as well as testosterone. Fatigue has many causes, and testosterone trials found no significant gain in energy.',
      },
      {
        concern: 'Less desire, weaker erections',
        outcome:
          'These are the symptoms most closely tied to low testosterone. Weaker erections can also be an early sign of heart disease, so blood pressure, blood sugar and cholesterol are checked.',
      },
      {
        concern: 'Weight that will not come off',
        outcome:
          'We start with food, activity, sleep and medicines that add weight. Approved medicines are one option, with their risks.',
      },
      {
        concern: 'Thinning hair',
        outcome:
          'Approved medicines come first. PRP is off-label for hair, and we say what its small trials found.',
      },
    ],
  },
  closing: {
    heading: 'Your plan may be no treatment at all. That is an answer, too.',
    text: `A first visit runs ${policy.firstVisit} and ends with a plan in writing.`,
  },
} as const
