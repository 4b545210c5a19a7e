import { clinic } from './facts/clinic'

/** Words of the testimonials page. No review is written here: they come from the review service. */
export const testimonials = {
  meta: {
    title: 'Patient reviews',
    description:
      'Reviews of our Flower Mound men’s health clinic, loaded unedited from our review service, with how they are selected and what they do not show.',
  },
  heading: 'What patients say',
  lead: 'Reviews come from an outside service, unedited and in its own order. We do not write, pick or hide them.',
  schedule: 'Schedule Your Consultation',
  google: 'See All Reviews on Google',
  disclaimer: `Results may vary. All testimonials are from real ${clinic.shortName} patients. For what is typical, read the trial averages on our service pages, with the risks beside them. One example: after eight years of a lifestyle program, adults with type 2 diabetes weighed 4.7% less on average, and a comparison group 2.1% less (Look AHEAD, Obesity 2014;22:5–13).`,
  facts: [
    'The people who write reviews are patients, not medical professionals. They describe one person’s experience.',
    'No one is paid or rewarded for a review.',
    'We show every review the service holds, good or bad.',
  ],
  values: [
    {
      title: 'Evidence-Based Care',
      text: 'Study results on service pages and in articles carry their source. Where evidence is thin, the page says so.',
    },
    {
      title: 'Personalized Treatment',
      text: 'The plan follows your labs, history and aims. It may be no treatment.',
    },
    {
      title: 'Ongoing Support',
      text: 'Labs and visits go on after the start, and you can write through the portal.',
    },
  ],
} as const
