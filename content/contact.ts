import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy, replies } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { longDate } from '@/lib/dates'
import { decimal } from '@/lib/decimal'

const { value, best, reviews } = clinic.ratings.google

/** Text of the contact page. Its facts are in content/facts/clinic.ts. */
export const contact = {
  meta: {
    title: 'Contact and directions',
    description: `Call, write or visit our men’s health clinic in ${clinic.address.place}: hours, directions, parking, the ${clinic.communities.length} communities we serve.`,
  },
  heading: 'Find us, or write',
  lead: `We are a men’s health and testosterone clinic in ${clinic.address.city}, and we serve the Dallas-Fort Worth area. Call during office hours, or write at any time.`,
  replies,
  form: {
    heading: 'Write to us',
    note: 'For a first question. Please leave out lab values and medical details; the patient portal is the place for those.',
    portal: 'Patient portal',
    whose: {
      heading: 'The form comes from another company',
      text: 'It loads by itself, a few seconds after this page or when you first use the page. From then on, that company sees your internet address and what you write in the form.',
    },
    title: 'Contact form',
    onItsWay: 'The form is on its way, and you do not have to wait for it.',
    failed: 'The form did not load. Nothing is wrong on your side.',
  },
  before: {
    heading: 'Before you book',
    note: 'What the first visit costs, and what happens if you change your mind.',
    items: [
      {
        term: 'The first visit',
        text: `It costs ${price.firstVisit} and takes ${policy.firstVisit}. It is one payment, and you join no program. You pay by card or cash, or with an HSA or FSA card if your plan allows.`,
      },
      {
        term: 'Moving or canceling',
        text: `Tell us at least ${policy.cancel} ahead. ${careTerms.lateCancellation.text}`,
      },
      { term: careTerms.laboratoryFees.label, text: careTerms.laboratoryFees.text },
      {
        term: 'Monthly programs',
        text: `Testosterone care is from ${price.testosterone.aMonth}, and the weight-loss program from ${price.weightLoss.aMonth}. ${careTerms.minimumTerm.text}`,
      },
      { term: 'Other services', text: `Their price is ${quotedInText}.` },
      { term: 'Telehealth', text: `${telehealth.open} ${telehealth.inPerson}` },
    ],
    link: 'Prices, what each covers, and the terms',
    forHim: 'Booking for your partner or father?',
  },
  reviews: {
    heading: 'Reviews',
    note: 'Their authors wrote these reviews on Google, and we never answer there with details of anybody’s care. No one is paid. One person’s result may not be typical: our service pages give trial averages.',
  },
  location: {
    heading: 'Where we are',
    map: {
      title: 'Map of the area around the clinic',
      button: 'Show the map',
      note: 'Pressing the button loads an outside map service.',
    },
    parking: 'Parking',
    access: 'Accessibility',
    schedule: 'Schedule Now',
    rating: `${decimal(value)}/${best}`,
    ratingLabel: `from ${reviews}+ Google reviews`,
    ratingNote: `Our own figures, as of ${longDate(clinic.figuresAsOf)}.`,
    communities: 'Communities we serve',
  },
} as const
