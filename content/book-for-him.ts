import { price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy, replies } from '@/content/facts/policies'

/** Text of the page for somebody who books for a man: his partner, son or daughter. */
export const bookForHim = {
  /** Name in breadcrumbs. */
  crumb: 'Booking for him',
  meta: {
    title: 'Booking for your partner or father',
    description:
      'For the partner, son, daughter or friend of a man who might come to our clinic: what you can do for him, what only he can do, and a text to send.',
  },
  heading: 'Booking for him',
  lead: 'For the partner, son, daughter or friend of a man who might come to us.',
  parts: [
    {
      heading: 'What you can do',
      items: [
        {
          term: 'Find out first',
          text: `A first visit costs ${price.firstVisit} and takes ${policy.firstVisit}. Prices, terms, hours and directions are on this site, and nothing here asks who you are.`,
        },
        {
          term: 'Ask us',
          text: `Call or write with a general question, without his name. ${replies}`,
        },
        {
          term: 'Book with him',
          text: 'If he agrees, choose the time together. Enter his name, his email and his phone number, because the confirmation and the forms are for him.',
        },
        {
          term: 'Come along',
          text: 'If he wants that. With his agreement we talk about his care with you in the room.',
        },
      ],
    },
    {
      heading: 'What only he can do',
      items: [
        {
          term: 'Say yes',
          text: 'To the visit, to a blood test and to any treatment. A visit can end with no treatment at all.',
        },
        {
          term: 'Tell his story',
          text: 'The health questions on the forms are his to answer. You can help him list his medicines.',
        },
        {
          term: 'Open the patient portal',
          text: 'Results, messages and refills are there, under his own sign-in.',
        },
      ],
    },
  ],
  privacy: {
    heading: 'His privacy, and yours',
    paragraphs: [
      'Until he has agreed, we do not tell you whether he is a patient or what we found. The law lets us share what matters with family who are involved in his care or its payment, unless he objects.',
      'This page keeps nothing and sends nothing. Your browser’s history lists it, as it lists every page.',
    ],
    link: 'Notice of Privacy Practices',
  },
  text: {
    heading: 'A text to send him',
    note: 'Change it as you like. It names no complaint and no treatment.',
    /** Followed by the address of the home page. */
    words: `I came across a men’s health clinic in ${clinic.address.city}. A first visit is ${price.firstVisit}, takes ${policy.firstVisit}, and it can end with no treatment at all. Have a look when you have a quiet minute:`,
  },
  urgent: [
    {
      text: `Chest pain, sudden weakness or trouble breathing: ${helpLines.emergency}.`,
      number: helpLines.numbers.emergency,
    },
    { text: `If he speaks of harming himself: ${helpLines.crisis}.`, number: helpLines.numbers.crisis },
  ],
} as const
