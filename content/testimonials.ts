import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'

/** Text of the testimonials page. It contains no reviews: those come from the review service. */
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
  disclaimer: `Results may vary. All testimonials are from real ${clinic.shortName} patients. For what is typical, read the trial averages on our service pages, with the risks beside them.`,
  facts: [
    'The people who write reviews are patients, not medical professionals. They describe one person’s experience.',
    'No one is paid or rewarded for a review.',
    'Patients write and post their reviews themselves, at the review service.',
    'We show every review the service holds, good or bad.',
  ],
  values: [
    {
      title: 'Evidence-Based Care',
      text: 'Study results on service pages and in articles carry their source. Where evidence is thin, the page says so.',
    },
    {
      title: 'Personalized Treatment',
      text: 'The plan follows your labs, history and aims. Sometimes the plan is no treatment.',
    },
    {
      title: 'Ongoing Support',
      text: 'Labs and visits go on after the start, and you can write through the portal.',
    },
  ],
  closing: {
    heading: 'Ask your own questions',
    text: `A first visit runs ${policy.firstVisit}, in person, or by telehealth in Texas. A first testosterone visit is in person.`,
  },
} as const
