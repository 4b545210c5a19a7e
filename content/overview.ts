import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { pricesPage } from '@/content/prices'
import type { FaqItem, ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { routes } from '@/lib/routes'
import { capitalNumberWord, numberWord } from '@/lib/words/number-words'

const count = numberWord(services.length)
const Count = capitalNumberWord(services.length)
const Monthly = capitalNumberWord(pricesPage.table.monthly.length)
const Quoted = capitalNumberWord(pricesPage.table.quoted.length)

/** Text of the services overview. */
export const overview = {
  meta: {
    title: `Men’s health services in ${clinic.address.city}`,
    description: `${Count} services for men in ${clinic.address.city}, TX: testosterone, weight loss, peptides, functional health, PRP, microneedling and IV, with the evidence and the risks.`,
  },
  hero: {
    title: `${Count} men’s health services in ${clinic.address.city}`,
    lead: `Testosterone (TRT), medical weight loss, hair restoration and more, for men in ${clinic.address.city} and the Dallas-Fort Worth area. Each starts with one visit.`,
  },
  intro: {
    heading: `${Monthly} monthly programs`,
  },
  more: {
    heading: `${Quoted} more, ${quotedInText}`,
    link: `All ${count} services, with the terms`,
    ended: 'No longer offered: {services}.',
  },
  /** What the pictures of the monthly programs show. */
  pictures: {
    'testosterone-replacement-therapy': 'Picture: schematic.',
    'medical-weight-loss': 'Picture: dose steps of at least four weeks.',
  } satisfies Partial<Record<ServiceKey, string>>,
  firstVisit: {
    heading: pricesPage.firstVisit.heading,
    text: 'It ends with a written plan, which may be no treatment.',
  },
  why: {
    heading: 'Why us',
    items: [
      { title: 'An hour or more', text: 'For your first visit, one on one.' },
      {
        title: 'Labs before opinions',
        text: 'No hormone is started until blood tests and symptoms agree.',
      },
      {
        title: 'Prices before you book',
        text: 'For the first visit, testosterone and weight loss, on this page.',
      },
      {
        title: 'Three languages',
        text: 'Visits in English, Spanish and Portuguese, in person, or by telehealth in Texas.',
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
          `We take your history, go through the labs you have, order the ones that are missing, and talk about options, risks and prices. It takes ${policy.firstVisit} and costs ${price.firstVisit}.`,
        ],
      },
      {
        id: 'insurance',
        question: 'Is insurance accepted?',
        answer: [
          'No insurance is billed. The clinic is cash-pay and takes HSA and FSA cards. What they may pay for is decided by tax law and your plan.',
        ],
      },
      {
        id: 'telehealth',
        question: 'Which services can be done by telehealth?',
        answer: [
          `Consultations and follow-ups can. ${telehealth.open} ${telehealth.inPerson} Infusions are given in the clinic.`,
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
          `Bring results from the last ${policy.labsFromLast} if you have them. Testosterone needs two early-morning tests on different days, whoever draws them.`,
        ],
      },
      {
        id: 'stop',
        question: 'What if I want to stop?',
        answer: [
          `${careTerms.minimumTerm.text} Talk with us first: some treatments, testosterone among them, are better stopped with a plan and a check of your labs.`,
        ],
        link: { href: `${routes.prices}#terms`, text: 'Notice and refunds' },
      },
    ] satisfies readonly FaqItem[],
  },
  closing: {
    heading: 'Start with a first visit',
  },
} as const
