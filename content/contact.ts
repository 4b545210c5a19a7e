import { clinic } from './facts/clinic'

const { value, best, reviews } = clinic.ratings.google

/** Words of the contact page; the facts come from content/facts/clinic.ts. */
export const contact = {
  meta: {
    title: 'Contact and directions',
    description: `Call, write or visit our men’s health clinic in ${clinic.address.place}: hours, directions, parking, the ${clinic.communities.length} communities we serve. Replies within 24 hours.`,
  },
  heading: 'Contact us',
  lead: 'Call during office hours, or write at any time. Replies come within 24 hours.',
  form: {
    heading: 'Write to us',
    note: 'The form is run by an outside service. Please leave out medical details; the patient portal is the place for those.',
    title: 'Contact form',
    failed: 'The form did not load. Nothing is wrong on your side.',
  },
  reviews: {
    heading: 'Reviews',
    note: 'People who write reviews are patients, not medical professionals. No one is paid, and every review is shown. One person’s result may not be typical: our service pages give trial averages.',
    /** At the foot of other pages, where the box is small. */
    footNote:
      'People who write reviews are patients, not medical professionals. No one is paid for a review.',
  },
  location: {
    heading: 'Where we are',
    directions: 'Get directions',
    map: {
      title: 'Map of the area around the clinic',
      button: 'Show the map',
      note: 'Pressing the button loads an outside map service.',
    },
    parking: 'Parking',
    access: 'Accessibility',
    schedule: 'Schedule Now',
    hours: 'Hours',
    reach: 'Call or write',
    rating: `${value}/${best}`,
    ratingLabel: `from ${reviews}+ Google reviews`,
    ratingNote: 'Counted by the clinic itself.',
    communities: 'Communities we serve',
  },
} as const
