import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { legalRecord } from '@/content/facts/legal-record'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { LegalSection } from '@/content/legal/legal-section'

const { name, email, phone } = clinic
const effectiveOn = legalRecord.terms[0].on

/** Conditions of care for patients to read before booking; the price list uses the same sentences. */
const conditions = Object.values(careTerms).map(({ label, text }) => `${label}. ${text}`)

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'The terms of our programs and of this website: payment, refunds, cancellation, accounts, outside services and the law.',
  },
  heading: 'Terms of Service',
  effectiveOn,
  sections: [
    {
      id: 'use',
      heading: 'What this site is for',
      paragraphs: [
        `This website belongs to ${name}. It tells you about the clinic and about health topics. It is for education only. It is not medical advice, and reading it, using the calculator or making an account does not create a patient relationship.`,
        `In an emergency, ${helpLines.emergency}. If you are thinking about suicide, ${helpLines.crisis}.`,
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      paragraphs: [
        'The site is written for adults. The calculator is for men aged 18 and over. Please do not make an account for a child.',
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      paragraphs: [
        `We do not bill insurance. You pay by card or cash, or with an HSA or FSA card if your plan allows, at the time of the visit. The first visit costs ${price.firstVisit}. Testosterone care is from ${price.testosterone.aMonth}, and the weight-loss program is from ${price.weightLoss.aMonth}.`,
        `Prices on this site carry a date and may change later. The price of any other service is ${quotedInText}.`,
        'No order and no payment is taken on this website.',
      ],
    },
    {
      id: 'programs',
      heading: 'Terms of the programs',
      paragraphs: ['These terms hold for the first visit and for the two monthly programs:'],
      list: conditions,
    },
    {
      id: 'cancel',
      heading: 'Moving or canceling a visit',
      paragraphs: [
        `Tell us at least ${policy.cancel} ahead, or ${policy.cancelProcedure} ahead for procedures. Booking is done with an outside service under its own terms.`,
      ],
    },
    {
      id: 'account',
      heading: 'Your website account',
      paragraphs: [
        'You may read every page without an account. If you make one, give a correct email address and keep your password to yourself. Tell us if you think somebody else has used it. We may close an account that is used to harm the site or other people.',
        'The website account is not the patient portal. Do not use it to send health information.',
      ],
    },
    {
      id: 'calculator',
      heading: 'The calculator',
      paragraphs: [
        'The free testosterone calculator gives an estimate by a published equation. It is not a diagnosis and does not replace a measured result or a clinician.',
      ],
    },
    {
      id: 'outside',
      heading: 'Outside services and links',
      paragraphs: [
        'We link to services and sources that we do not run. We are not responsible for what they show or do.',
      ],
    },
    {
      id: 'content',
      heading: 'Texts and drawings',
      paragraphs: [
        'You may read, print and share pages for your own use. Please do not copy them into another website.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits',
      paragraphs: [
        'We work to keep the site correct and open, but we provide it as it is. As far as the law allows, we are not liable for loss that comes from relying on the site alone. Nothing here limits rights that the law does not allow to be limited.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms. The date at the top says since when the present text applies. A change applies from the day it is posted here.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and contact',
      paragraphs: [
        `The law of the State of Texas applies. Questions about these terms go to ${email.address} or ${phone.display}.`,
      ],
    },
  ] satisfies readonly LegalSection[],
} as const
