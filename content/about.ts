import { clinic } from '@/content/facts/clinic'
import { place } from '@/content/facts/place'
import { policyFigures } from '@/content/facts/policies'
import type { Photo, PhotoName } from '@/lib/pictures/photos'
import { longDate } from '@/lib/words/dates'

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

/** A stop of the tour. It shows its photo or its film once there is one. */
export type Station = { title: string; text: string; file: Photo | Film | null }

/** In the order of the numbers on the floor plan. */
const stations: readonly Station[] = [
  {
    title: 'Front door',
    text: 'Step-free.',
    file: null,
  },
  {
    title: 'Reception',
    text: 'Your first name is enough.',
    file: null,
  },
  {
    title: 'Consultation room',
    text: 'A door that shuts.',
    file: null,
  },
  {
    title: 'Examination room',
    text: 'For the first examination.',
    file: null,
  },
  {
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
  lead: 'You usually see the same provider, who has time for questions.',
  figures: `${clinic.experience}, and 500+ men cared for. Our own figures, as of ${longDate(clinic.figuresAsOf)}.`,
  visit: {
    heading: 'Your first visit, by the quarter-hour',
    note: `${shortVisit} minutes if it is simple; up to ${longVisit} are kept free.`,
    minutes: '{from}-{to} min',
    quarters: [
      { title: 'What brings you', text: 'What has changed, and since when.' },
      { title: 'History', text: 'Illnesses, medicines, sleep, plans for children.' },
      { title: 'Examination', text: 'Blood pressure, weight, what your history points to.' },
      { title: 'Labs, line by line', text: 'Those you bring, or to order.' },
      { title: 'Options', text: 'Benefit, risk and price of each.' },
      { title: 'Your plan, in writing', text: 'It may be no treatment at all.' },
    ],
    atLeast: shortVisit,
  },
  map: {
    alt: `Drawn street map: the clinic is in ${place.streetMap.suite} on the north side of ${place.streetMap.road}, with free parking and accessible spaces in front of its door.`,
    caption: 'Streets and buildings to be confirmed.',
    directions: 'Get directions',
    sample: place.streetMap.sample,
  },
  tour: {
    heading: 'The clinic in five stops',
    alt: 'Floor plan: from the step-free door past the desk into a corridor, with the consultation and examination rooms on one side and the treatment room on the other.',
    toScale: 'To scale; rooms to be confirmed.',
    stations,
  },
  review: {
    heading: 'Who reviews our medical pages',
    text: 'Each names its reviewer and the day.',
  },
  story: {
    heading: 'Why it was founded',
    text: 'Many men wait a long time before they ask about energy, weight or sex. Then they are told one number and little else. This clinic was founded to see fewer men and take more time with each.',
  },
  philosophy: {
    heading: 'How we think',
    items: [
      { title: 'Measure first', text: 'No hormone is started on symptoms alone.' },
      { title: 'Say what is not known', text: 'Some of what men ask for has thin evidence.' },
      { title: 'Know when to stop', text: 'Every plan says when we stop.' },
      {
        title: 'Your own doctor knows',
        text: 'With your consent we send our notes to your primary care physician.',
      },
    ],
  },
  differences: {
    heading: 'What is different here',
    text: 'One price for the first visit, and every other price in writing before you decide.',
    place: 'A first testosterone visit and all procedures are in person.',
  },
  concerns: {
    heading: 'Common concerns, and the findings',
    columns: { concern: 'Concern', outcome: 'Finding' },
    items: [
      {
        concern: 'Tired, even after sleep',
        outcome: {
          text: 'Testosterone brought no significant gain in energy. We also check sleep, thyroid and blood.',
          sources: ['T6', 'T7'],
        },
      },
      {
        concern: 'Less desire, weaker erections',
        outcome: {
          text: 'With low levels, testosterone helps a little. Weak erections can announce heart disease, so we check.',
          sources: ['T7', 'S5'],
        },
      },
      {
        concern: 'Weight that will not come off',
        outcome: {
          text: 'A diet program kept off 4.7% of weight after eight years, against 2.1%.',
          sources: ['W14'],
        },
      },
      {
        concern: 'Thinning hair',
        outcome: {
          text: 'Approved medicines come first. PRP is off-label; 21 of 24 papers found improvement, eight were randomized.',
          sources: ['R2', 'R5', 'R8'],
        },
      },
    ],
  },
  closing: {
    heading: 'Come and ask',
    text: 'Bring your questions and your labs.',
  },
} as const
