import { helpLines } from '@/content/facts/help-lines'

/** Text shared by all service pages. */
export const serviceWords = {
  related: 'Related Services',
  notFor: 'Who it is not for',
  brand: 'Also known as {name}',
  /** Beside the name of a risk. */
  boxed: 'Boxed warning',
  others: '{count} more questions',
  seekHelp: helpLines.box,
} as const

/** Links to the sections of the page. The keys are the ids of the sections. */
export const serviceContents = {
  label: 'On this page',
  sections: {
    fit: 'For you?',
    benefit: 'Benefit',
    risk: 'Risks',
    price: 'Cost',
    questions: 'FAQ',
  },
} as const

export const costWords = {
  heading: 'What it costs',
  month: '{month} a month, after a first visit of {price}.',
  sixMonths: 'first visit and six months, laboratory fees extra',
  sixMonthsNoMedicine: 'first visit and six months, medicine and laboratory fees extra',
  /** What half a year costs with the medicine, after the lower amount. */
  withMedicine: 'to {to}: first visit, six months and the medicine, laboratory fees extra',
  clinicShare:
    'Our part of the six months is {clinic}. The rest is six fills at a maker’s price, more with late refills.',
  quoted: { value: 'Quoted', name: 'in writing before you decide, after the first visit' },
  covers: 'What one quote covers',
  dependsOn: 'What it depends on',
  all: 'All prices and terms',
} as const

/** Link for visitors who have checked nothing. */
export const checklistWords = { unsure: 'Not sure? Where do I start?' } as const

export const sessions = {
  afterOne: 'Photos before and after 1 treatment',
  afterSeveral: 'Photos before and after {count} treatments, {from} to {to} weeks apart',
  /** On a card, below the name of the condition. */
  cardOne: 'after 1 treatment',
  cardSeveral: 'after {count} treatments',
  /** Below all cards. */
  apart: 'Treatments are {from} to {to} weeks apart.',
  consent: 'Frame: photo. Dot: treatment. Patient photos will be shown only with written consent.',
  label: '{condition}, before and after',
} as const

export const weightChart = {
  caption: 'Average weight loss in percent, FDA-approved products with diet and activity',
  columns: ['Medicine and trial', 'Chart', 'Medicine', 'Placebo'],
  placebo: 'placebo {percent}%',
} as const
