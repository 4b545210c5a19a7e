import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'

/** Text of the testimonials page. It contains no reviews: those come from the review service. */
export const testimonials = {
  meta: {
    title: 'Patient reviews',
    description: `Reviews of our ${clinic.address.city} men’s health clinic, loaded unedited from our review service, with what they do not show.`,
  },
  heading: 'What reviews say',
  lead: 'Read them on Google, or here: every review the service holds, good or bad.',
  schedule: 'Schedule Your Consultation',
  google: 'See All Reviews on Google',
  disclaimer: `Results may vary. All testimonials are from real ${clinic.shortName} patients. For what is typical, read the trial averages on our service pages, with the risks beside them.`,
  one: {
    heading: 'One review is one man',
    text: 'A review tells you how one man felt. It cannot tell you what to expect. For that, many men were measured.',
    review: 'review, of one man. He may be typical, or not.',
    men: 'men in the pooled testosterone trials that our testosterone page cites. One dot is one man.',
    found: 'What was found in all of them',
    scale: 'Standardized difference from placebo; bands by convention.',
    link: 'The trial averages, with the risks',
  },
  values: [
    {
      title: 'Evidence-Based Care',
      link: 'The references of one page',
      text: 'Study results on service pages and in articles carry their source. Where evidence is thin, the page says so.',
    },
    {
      title: 'Personalized Treatment',
      link: 'The first visit, by the quarter-hour',
      text: 'The plan follows your labs, history and aims. Sometimes the plan is no treatment.',
    },
    {
      title: 'Ongoing Support',
      link: 'When blood is drawn on testosterone',
      text: 'Labs and visits go on after the start, and you can write through the portal.',
    },
  ],
  closing: {
    heading: 'Ask your own questions',
    text: `A first visit runs ${policy.firstVisit}, in person, or by telehealth in Texas. A first testosterone visit is in person.`,
  },
} as const
