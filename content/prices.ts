import { price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { careTerms, openAnswers } from '@/content/facts/terms'
import type { ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { capitalNumberWord } from '@/lib/number-words'
import { isOffered } from '@/lib/site/offered'

/** Services with a monthly price, and the item of content/facts/amounts.ts that lists it and what it covers. */
type Monthly = {
  service: Extract<ServiceKey, 'testosterone-replacement-therapy' | 'medical-weight-loss'>
  monthly: 'testosterone' | 'weight-loss'
}
/** Services that are quoted (decision 51): what a quote covers and what it depends on. Never an amount. */
type Quoted = { service: ServiceKey; covers: string; dependsOn: string }

const monthly: readonly Monthly[] = [
  { service: 'testosterone-replacement-therapy', monthly: 'testosterone' },
  { service: 'medical-weight-loss', monthly: 'weight-loss' },
]
const quoted: readonly Quoted[] = [
  {
    service: 'peptide-therapy',
    covers: 'What follows the consultation: the quote lists each part.',
    dependsOn: 'The labs you need, follow-up visits, and whether a medicine is prescribed.',
  },
  {
    service: 'functional-health-programs',
    covers: 'One program, with its check-ins and labs before and after.',
    dependsOn: 'The length of the program, the number of check-ins and the labs.',
  },
  {
    service: 'prp-therapy',
    covers: 'The blood draw and the treatment, by session.',
    dependsOn: 'The area, the number of sessions, and what is combined with PRP.',
  },
  {
    service: 'microneedling',
    covers: 'Sessions of 30 to 45 minutes.',
    dependsOn: 'The size of the area, the number of sessions, and whether PRP is added.',
  },
  {
    service: 'iv-hydration-therapy',
    covers: 'One infusion, after an assessment.',
    dependsOn: 'The bag, what is added to it, and how long it runs.',
  },
]

const offered = <Row extends { service: ServiceKey }>(rows: readonly Row[]) =>
  rows.filter(({ service }) => isOffered(service))

/** Text of the prices page. Amounts and what they cover are in content/facts/amounts.ts. */
export const pricesPage = {
  /** Name in breadcrumbs. */
  crumb: 'Prices',
  meta: {
    title: `TRT and weight-loss cost in ${clinic.address.city}: all prices`,
    description: `What a first visit, TRT and weight-loss care cost in ${clinic.address.city}, where makers list semaglutide and tirzepatide, and how other services are quoted.`,
  },
  heading: 'What it costs, before you book',
  lead: 'You pay the clinic, and no insurance is billed. We take HSA and FSA cards; tax law and your plan decide what they may pay for.',
  firstVisit: {
    heading: 'The first visit, whatever brings you',
    text: 'One on one. One payment, and no program to join.',
    former: 'The price was {before} from {from} to {to}.',
    listed: 'The clinic’s listed price is {price}.',
  },
  table: {
    heading: `${capitalNumberWord(services.length)} services in one table`,
    text: 'Each one starts with a first visit. Programs that go on have a monthly price. The others are quoted, because the work differs from man to man.',
    columns: {
      service: 'Service',
      price: 'Price',
      covers: 'What it covers',
      extra: 'What is extra',
    },
    /** Header of the last column, which shows both. */
    extraOrDrivers: 'What is extra, or drives the quote',
    dependsOn: 'Depends on',
    month: 'a month',
    from: 'from {amount}',
    monthly: offered(monthly),
    quoted: offered(quoted),
  },
  months: {
    heading: 'Your first six months',
    text: 'The first visit and six months, at the lowest price of each program, to scale. What cannot be added up yet is listed below each sum.',
    sum: '{visit} + {count} × {month} = {total}',
    year: 'The first year: {visit} + {count} × {month} = {total}',
    plus: ', plus laboratory fees',
    weightPlus: ', plus laboratory fees and the medicine',
    parts: '{count} × {month}',
    notes: {
      testosterone: [
        'Testosterone is in the sum, when it is prescribed.',
        'Laboratory fees, needles, a sharps container and shipping are not in the sum. Blood is drawn at the start, at week 6 and at months 3 and 6.',
        openAnswers.laboratoryPrice,
      ],
      weightLoss: [
        'Laboratory fees are not in the sum. At the visit we decide which tests you need.',
        'The medicine is not in the sum. You buy it from your pharmacy or from its maker.',
      ],
    },
    makers: {
      asked:
        'What six fills cost at the prices that the makers asked on {day} of patients who pay for the medicine themselves, by the doses of the label:',
      course: '{name}: {sum} = {total}.',
      fills:
        'A fill is 4 weeks of an injection, or 30 days of the pill. So six fills of an injection last 24 weeks, and half a year can need a seventh. Taxes and fees may be added.',
      total:
        'With six fills of a medicine at its maker’s price of {day}: {from} to {to}, by product and dose, plus laboratory fees.',
      today: 'Today’s price is on the maker’s page:',
      trademarks: 'The names are trademarks of their owners. The clinic has no affiliation with them.',
    },
  },
  terms: {
    heading: 'Before you sign',
    text: 'The terms behind the prices.',
    items: [
      careTerms.taxAccounts,
      careTerms.laboratoryFees,
      careTerms.labReading,
      careTerms.monthlyCovers,
      careTerms.testosterone,
      careTerms.testosteroneProduct,
      careTerms.weightMedicine,
      careTerms.noCopies,
      careTerms.minimumTerm,
      careTerms.notice,
      careTerms.refunds,
      careTerms.lateCancellation,
      {
        label: 'Moving a visit',
        text: `Cancel or move a visit at least ${policy.cancel} ahead, a procedure ${policy.cancelProcedure} ahead.`,
      },
      { label: 'Medicare', text: openAnswers.medicare },
    ],
  },
  closing: {
    heading: 'Know the price, then decide',
    text: `A first visit is ${price.firstVisit} and ends with a written plan. That plan may be no treatment at all.`,
  },
} as const
