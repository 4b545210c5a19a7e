import { policy } from '@/content/facts/policies'
import { lookedOn } from '@/content/facts/searches'

/**
 * The clinic's terms (decision 50). Samples: each is an entry of the claims register, which `npm run check:launch` lists
 * for the owner. The price list, FAQ, program pages and terms of service show them.
 */
export const careTerms = {
  minimumTerm: { label: 'Minimum term', text: 'There is no minimum term. You can stop in any month.' },
  notice: {
    label: 'Stopping',
    text: `Tell us at least ${policy.notice} before your next billing date, and nothing more is billed.`,
  },
  refunds: {
    label: 'Refunds',
    text: 'Visits that have not taken place are refunded. Medicine that has been dispensed is not.',
  },
  lateCancellation: {
    label: 'Late cancellation',
    text: `If you cancel a first visit less than ${policy.cancel} ahead, we move it once without a fee.`,
  },
  laboratoryFees: {
    label: 'Laboratory fees',
    text: 'You pay the laboratory’s own cash price. We tell you what it is before the blood draw.',
  },
  labReading: {
    label: 'Reading of your labs',
    text: 'The first-visit price includes reading the labs ordered at that visit and going through them with you.',
  },
  taxAccounts: {
    label: 'Health savings accounts',
    text: 'We take HSA and FSA cards. Whether your account may pay is decided by tax law (IRS Publication 502) and your plan, not by us. Visits, laboratory tests and prescribed medicine for a diagnosed condition usually qualify. Cosmetic treatment (facial PRP, microneedling, hair) and wellness infusions usually do not.',
  },
  monthlyCovers: {
    label: 'What a monthly price covers',
    text: 'Both monthly prices cover your visits, messages, your plan and the review of your labs.',
  },
  testosterone: {
    label: 'Testosterone',
    text: 'Testosterone itself is in the TRT price when it is prescribed.',
  },
  testosteroneProduct: {
    label: 'Injection, cream or gel',
    text: 'The injection is an FDA-approved product. The cream is compounded: before you decide, we tell you which pharmacy makes it. If you prefer an approved gel, ask for one and for its price.',
  },
  weightMedicine: {
    label: 'Weight-loss medicine',
    text: 'The medicine is not in the weight-loss price. It is an FDA-approved product that your own pharmacy fills.',
  },
  noCopies: {
    label: 'Compounded copies',
    text: 'We do not prescribe compounded copies of semaglutide or tirzepatide.',
  },
} as const

/**
 * What patients ask and only the owner can answer (decisions 72, 73, 74): sample answers, or an honest sentence until there is
 * a figure. Each is an entry of the claims register.
 */
export const openAnswers = {
  laboratoryPrice:
    'The price depends on the tests and on the laboratory. We have no typical range to print yet, so ask for it in your written estimate.',
  medicare:
    'We bill no insurance, and so no Medicare. If you have Medicare, call before you book: whether we may charge you for a visit that Medicare covers depends on your clinician’s standing with Medicare.',
  erectionPills:
    'Sildenafil (Viagra) and tadalafil (Cialis) are discussed at the visit and can be prescribed when they are safe for you.',
  priorAuthorization:
    'We write no prior authorizations, but we give you the records that your insurer asks for.',
  fertilityMedicines:
    'Both can be discussed at the visit, for men who want children, and a clinician decides with you whether to prescribe one.',
  peptides: `As of ${lookedOn.peptideApproval}, none of those that men read about online: they are not FDA-approved.`,
  functionalTests:
    'Usually a blood count, A1C, cholesterol, kidney and liver values, and TSH for the thyroid. Others follow from your history.',
  device: 'The name of our device is not confirmed for this page yet.',
} as const
