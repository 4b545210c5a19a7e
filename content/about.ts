import { longDate } from '@/lib/dates'
import { clinic } from './facts/clinic'
import { policy } from './facts/policies'
import { quotedInText } from './facts/prices'

/** Words of the about page. People and pictures are sample data until the owner supplies them. */
export const about = {
  meta: {
    title: 'About our men’s health clinic',
    description:
      'Who treats you, how the clinic works and why it stays small: a men’s health practice in Flower Mound, TX, in English, Spanish and Portuguese.',
  },
  heading: 'A small men’s health clinic in Flower Mound',
  lead: 'Long visits, and the same provider each time.',
  biography: {
    heading: 'Your provider',
    years: '17+',
    yearsLabel: 'years of experience',
    paragraphs: [
      `The provider has 17+ years of experience and has cared for 500+ men. Figures of the clinic, as of ${longDate(clinic.figuresAsOf)}.`,
      `A first visit runs ${policy.firstVisit}. It starts with your history and medicines, goes through your labs line by line, and ends with a written plan. That plan may be no treatment at all.`,
      'Visits are held in English, Spanish or Portuguese.',
    ],
    review: {
      heading: 'Who reviews our medical pages',
      text: 'Each service page and each article names its reviewer and the date of the review. When a text has changed since then, the page says so.',
    },
  },
  tour: {
    heading: 'The clinic',
    note: 'Videos and photos of our rooms will go here. Until then, drawings stand in for them.',
    slots: [
      {
        kind: 'video',
        art: 'slot-film-1',
        title: 'Facility tour',
        caption: 'A walk from the front door to the consultation room. Video to follow.',
      },
      {
        kind: 'video',
        art: 'slot-film-2',
        title: 'Your first visit',
        caption: `What happens in the first ${policy.firstVisit}. Video to follow.`,
      },
      { kind: 'photo', art: 'slot-photo-1', title: 'Reception', caption: 'Photo to follow.' },
      { kind: 'photo', art: 'slot-photo-2', title: 'Consultation room', caption: 'Photo to follow.' },
      { kind: 'photo', art: 'slot-photo-3', title: 'Treatment room', caption: 'Photo to follow.' },
    ],
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
      { topic: 'Time', text: `${policy.firstVisit} for a first visit, one on one.` },
      { topic: 'Continuity', text: 'The same provider at every visit.' },
      {
        topic: 'Prices',
        text: `The first visit and the monthly programs are priced on the services page, with what they include and their terms. Everything else is ${quotedInText}. Cash pay, HSA or FSA.`,
      },
      {
        topic: 'Place',
        text: 'In Flower Mound, or by telehealth in Texas. A first testosterone visit and all procedures are in person.',
      },
      { topic: 'Language', text: 'English, Spanish and Portuguese.' },
    ],
  },
  concerns: {
    heading: 'Common concerns, and what we do about them',
    note: 'A plan follows findings. No outcome is certain.',
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
        concern: 'Weight that will not move',
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
    heading: 'Book a first visit',
    text: `A first visit runs ${policy.firstVisit} and ends with a plan in writing.`,
  },
} as const
