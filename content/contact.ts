import { clinic } from '@/content/facts/clinic'
import { replies } from '@/content/facts/policies'
import { openDaysInText } from '@/lib/clinic/hours'
import { longDate } from '@/lib/words/dates'
import { decimal } from '@/lib/words/decimal'

const { value, best, reviews } = clinic.ratings.google

/** Text of the contact page. Its facts are in content/facts/clinic.ts. */
export const contact = {
  meta: {
    title: 'Contact and directions',
    description: `Call, write or visit our men’s health clinic in ${clinic.address.place}: open ${openDaysInText(clinic.hours)}, directions, parking, the ${clinic.communities.length} communities we serve.`,
  },
  heading: 'Find us, or write',
  lead: 'A men’s health and testosterone clinic for the Dallas-Fort Worth area',
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
  booking: {
    schedule: 'Schedule Now',
    covers: 'What the first visit covers',
    forHim: 'Booking for your partner or father?',
  },
  reviews: {
    heading: 'Reviews',
    note: 'Their authors wrote these reviews on Google, and we never answer there with details of anybody’s care. No one is paid. One person’s result may not be typical: our service pages give trial averages.',
  },
  map: {
    title: 'Map of the area around the clinic',
    button: 'Open the live map',
    note: 'from an outside map service',
  },
  location: {
    heading: 'When you visit',
    arrival: 'Parking and access',
    rating: `${decimal(value)}/${best}`,
    ratingLabel: `from ${reviews}+ Google reviews`,
    ratingNote: `Our own figures, as of ${longDate(clinic.figuresAsOf)}.`,
    communities: 'We serve',
  },
} as const
