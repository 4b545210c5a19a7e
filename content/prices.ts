import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { careTerms, openAnswers } from '@/content/facts/terms'
import type { ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { isOffered } from '@/lib/site/offered'
import { capitalNumberWord } from '@/lib/words/number-words'

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
  lead: 'You pay the clinic; no insurance is billed.',
  firstVisit: {
    heading: 'The first visit, whatever brings you',
    text: 'One on one, one payment, no program to join.',
    former: 'The price was {before} from {from} to {to}.',
    listed: 'The clinic’s listed price is {price}; you pay {now}.',
  },
  table: {
    heading: `${capitalNumberWord(services.length)} services in one table`,
    text: 'Each starts with a first visit. Programs have a monthly price; the others are quoted.',
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
    text: 'The first visit and six months at the lowest price, to scale.',
    sum: '{visit} + {count} × {month} = {total}',
    plus: ', plus laboratory fees.',
    weightPlus: ', plus laboratory fees and the medicine.',
    year: 'The first year: {total}.',
    parts: '{count} × {month}',
    notes: {
      testosterone: [careTerms.testosterone.text, 'Needles, a sharps container and shipping are extra.'],
      weightLoss: [careTerms.weightMedicine.text],
    },
    makers: {
      total:
        'With six fills at a maker’s price: {from} to {to}, more with late refills, plus laboratory fees.',
      asked: 'Six fills at the makers’ prices of {day}, without insurance, by the label’s doses',
      fills:
        'A fill is 4 weeks of an injection or 30 days of the pill, so half a year of injections can need a seventh. Taxes and fees may be added.',
      today: 'Their prices today:',
      trademarks: 'The names are trademarks of their owners, with whom we have no affiliation.',
    },
  },
  terms: {
    heading: 'Before you sign',
    all: 'All terms',
    items: [
      careTerms.minimumTerm,
      careTerms.notice,
      careTerms.refunds,
      careTerms.lateCancellation,
      {
        label: 'Canceling or moving a visit',
        text: `At least ${policy.cancel} ahead, a procedure ${policy.cancelProcedure}.`,
      },
      careTerms.laboratoryFees,
      careTerms.noCopies,
      { label: 'Medicare', text: openAnswers.medicare },
    ],
  },
  closing: {
    heading: 'Know the price, then decide',
    text: 'A first visit ends with a written plan. It may be no treatment at all.',
  },
} as const
