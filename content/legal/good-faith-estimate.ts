import { authorities, billDispute } from '@/content/facts/authorities'

const { web, email, phone } = authorities.cms

/**
 * The notice that 45 CFR 149.610(b)(1)(iii) requires on the website, in the standard wording of CMS (its current edition).
 * Translations show it under their own words.
 */
export const standardNotice = {
  heading:
    'You have the right to receive a “Good Faith Estimate” explaining how much your health care will cost',
  lead: 'Under the law, health care providers need to give patients who don’t have certain types of health care coverage or who are not using certain types of health care coverage an estimate of their bill for health care items and services before those items or services are provided.',
  items: [
    'You have the right to receive a Good Faith Estimate for the total expected cost of any health care items or services upon request or when scheduling such items or services. This includes related costs like medical tests, prescription drugs, equipment, and hospital fees.',
    'If you schedule a health care item or service at least 3 business days in advance, make sure your health care provider or facility gives you a Good Faith Estimate in writing within 1 business day after scheduling. If you schedule a health care item or service at least 10 business days in advance, make sure your health care provider or facility gives you a Good Faith Estimate in writing within 3 business days after scheduling. You can also ask any health care provider or facility for a Good Faith Estimate before you schedule an item or service. If you do, make sure the health care provider or facility gives you a Good Faith Estimate in writing within 3 business days after you ask.',
    `If you receive a bill that is at least ${billDispute} more for any provider or facility than your Good Faith Estimate from that provider or facility, you can dispute the bill.`,
    'Make sure to save a copy or picture of your Good Faith Estimate and the bill.',
  ],
  questions: `For questions or more information about your right to a Good Faith Estimate, visit ${web.address}, email ${email.address}, or call ${phone.display}.`,
} as const

export const goodFaithEstimate = {
  id: 'good-faith-estimate',
  /** Heading of the section, and name of the link in the footer. */
  label: 'Good Faith Estimate',
  ask: 'Ask us for yours when you book, or at any time.',
  /** Above the English wording, on a translated page. */
  original: 'The notice in English',
  notice: standardNotice,
} as const
