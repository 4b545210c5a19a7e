import { clinic } from '@/content/facts/clinic'
import { legalRecord } from '@/content/facts/legal-record'
import { replies } from '@/content/facts/policies'
import type { LegalSection } from '@/content/legal/legal-section'

const { email, phone } = clinic

export const accessibility = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How this website is built and tested for people who use a keyboard, a screen reader, zoom or a slow phone, what is known to be missing, and whom to tell.',
  },
  heading: 'Accessibility',
  effectiveOn: legalRecord.accessibility[0].on,
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        'We build this site to the Web Content Accessibility Guidelines 2.2, level AA. Every page should work with a keyboard alone, with a screen reader, at 400% zoom, on a small phone, with reduced motion, and without JavaScript wherever that is possible.',
      ],
    },
    {
      id: 'tested',
      heading: 'How it is tested',
      paragraphs: [
        'Automated checks run over every page, at phone and desktop width, in light and dark mode, whenever the site changes. They find only part of what can go wrong. A test by people who use assistive technology every day is still to be done.',
      ],
    },
    {
      id: 'limits',
      heading: 'What we know is missing',
      paragraphs: ['These parts come from outside services, and we cannot fix them ourselves:'],
      list: [
        'The contact form, the reviews, the map and the video player. Beside each is a link or a phone number that does the same job.',
        'The booking service and the patient portal. If they are hard to use, call us and we will book for you.',
        'Our own videos are still to come. They will have captions and a transcript.',
      ],
    },
    {
      id: 'help',
      heading: 'Tell us',
      paragraphs: [
        `If something does not work for you, write to ${email.address} or call ${phone.display}. Tell us the page and what you use. ${replies}`,
        'Help in Spanish and Portuguese is free of charge. Tell us before your visit if you need an interpreter, large print or another aid.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const
