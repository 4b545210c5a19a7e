import { inWords } from '@/lib/number-words'
import { routes } from '@/lib/routes'
import type { FaqItem } from './schema'
import { services } from './services'

const count = inWords(services.length)
const Count = count.charAt(0).toUpperCase() + count.slice(1)

/** Words of the services overview. */
export const overview = {
  meta: {
    title: 'Men’s health services in Flower Mound',
    description: `${Count} services for men in Flower Mound, TX: testosterone, weight loss, peptides, functional health, PRP, microneedling and IV, with the evidence and the risks.`,
  },
  hero: {
    title: `${Count} services, one way in`,
    lead: 'Every one starts with the same visit: your history, your labs and your questions. Some men leave without a treatment.',
  },
  intro: {
    heading: 'The services',
    text: 'Each page says who it may suit, who should not have it, what the studies found and what can go wrong.',
  },
  why: {
    heading: 'Why us',
    items: [
      { title: 'An hour or more', text: 'Your first appointment runs 60 to 90 minutes, one on one.' },
      {
        title: 'Labs before opinions',
        text: 'No hormone is started until blood tests and symptoms agree.',
      },
      {
        title: 'Prices before you book',
        text: 'First visit, testosterone and weight loss are priced below. For the rest, ask. Cash pay, HSA or FSA.',
      },
      {
        title: 'Three languages',
        text: 'Visits in English, Spanish and Portuguese, in person, or by telehealth in Texas when suitable.',
      },
    ],
  },
  faq: {
    heading: 'Before you choose',
    items: [
      {
        id: 'which-service',
        question: 'How do I know which service I need?',
        answer: [
          'You do not have to know. Book a Discovery Experience and say what bothers you. The clinician tells you what fits, and what does not.',
        ],
      },
      {
        id: 'first-visit',
        question: 'What happens at the first visit?',
        answer: [
          'We take your history, go through the labs you have, order the ones that are missing, and talk about options, risks and prices. It takes 60 to 90 minutes.',
        ],
      },
      {
        id: 'insurance',
        question: 'Is insurance accepted?',
        answer: ['No insurance is billed. The clinic is cash-pay and takes HSA and FSA cards.'],
      },
      {
        id: 'telehealth',
        question: 'Which services can be done by telehealth?',
        answer: [
          'Consultations and follow-ups can, for patients located in Texas, when that is clinically appropriate. Procedures and infusions happen in the clinic, and some medicines need an in-person visit.',
        ],
      },
      {
        id: 'combine',
        question: 'Can services be combined?',
        answer: [
          'Sometimes. One change at a time makes it easier to see what helps and what harms, so we often start with one.',
        ],
      },
      {
        id: 'labs',
        question: 'Do I need new labs?',
        answer: [
          'Bring results from the last 3 months if you have them. Testosterone needs two early-morning tests on different days, whoever draws them.',
        ],
      },
      {
        id: 'stop',
        question: 'What if I want to stop?',
        answer: [
          'Tell us before you do. Some treatments, testosterone among them, are better stopped with a plan and a check of your labs.',
        ],
        link: { href: routes.contact, text: 'Ask us about stopping' },
      },
    ] satisfies readonly FaqItem[],
  },
  closing: {
    heading: 'Start with a visit, not with a product',
    text: 'Bring your questions and any lab results you have.',
  },
} as const
