import { disclaimers } from '@/content/disclaimers'
import { clinic } from '@/content/facts/clinic'
import { replies } from '@/content/facts/policies'

/**
 * Text of the resources page. `target` names a route or an outside service; `when` is the part of the page that has the
 * card.
 */
export const resources = {
  meta: {
    title: 'Patient resources',
    description: `FAQs, a free testosterone calculator, the patient portal, the supplement dispensary and ${clinic.blogName}, our articles, in one place for patients.`,
  },
  heading: 'Patient resources',
  lead: 'What you may need before a visit, between visits and after one.',
  cards: [
    {
      title: 'FAQs',
      description: 'Payment, labs, refills, cancellation and privacy.',
      linkText: 'Read the answers',
      target: 'faq',
      when: 'before',
      internal: true,
    },
    {
      title: 'Free Testosterone Calculator',
      description: 'Two or three lab values, calculated on your own device.',
      linkText: 'Open the calculator',
      target: 'calculator',
      when: 'head',
      internal: true,
    },
    {
      title: 'Supplements',
      description:
        'Our dispensary, run by an outside service. The clinic may earn on what you buy there; you are free to buy anywhere.',
      linkText: 'Open the dispensary',
      target: 'dispensary',
      when: 'between',
      internal: false,
      note: disclaimers.supplements,
    },
    {
      title: 'Patient Portal',
      description: 'Messages, results and refills, at an outside service with its own sign-in.',
      linkText: 'Sign in to the portal',
      target: 'portal',
      when: 'between',
      internal: false,
    },
    {
      title: clinic.blogName,
      description: 'Articles on hormones, weight, peptides, hair and skin, with their sources.',
      linkText: 'Read the articles',
      target: 'blog',
      when: 'before',
      internal: true,
    },
  ],
  start: 'New here? Where do I start?',
  kept: 'Kept on this device, and reminders',
  groups: { before: 'Before a visit', between: 'Between visits', after: 'After a visit' },
  ask: {
    title: 'Ask us',
    text: `We answer in English, Spanish or Portuguese. ${replies}`,
  },
  comingSoon: {
    badge: 'Coming Soon',
    title: 'Events & Webinars',
    description: `Evening talks in ${clinic.address.city} and online. Dates will be posted here.`,
  },
  stats: [
    { value: '24/7', label: 'portal access', of: 'portal' },
    { value: '100+', label: 'supplements', of: 'dispensary' },
    { value: 'Expert', label: 'support', of: 'ask' },
  ],
  closing: {
    heading: 'Not sure where to start?',
    text: 'Start with a visit. Bring the lab results you have.',
  },
} as const
