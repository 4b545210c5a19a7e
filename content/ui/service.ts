import { helpLines } from '@/content/facts/help-lines'

/** Text shared by all service pages. */
export const serviceWords = {
  related: 'Related Services',
  notFor: 'Who it is not for',
  brand: 'Also known as {name}',
  moreQuestions: 'More questions',
  seekHelp: helpLines.box,
} as const

/** Links to the sections of the page. The keys are the ids of the sections. */
export const serviceContents = {
  label: 'On this page',
  sections: {
    fit: 'Is it for me?',
    price: 'Cost',
    trials: 'Trials',
    benefit: 'Benefit',
    risk: 'Risks',
    steps: 'Journey',
    questions: 'Questions',
  },
} as const

export const costWords = {
  heading: 'What it costs',
  from: 'From',
  month: 'a month, after a first visit of {price}',
  covers: 'What one quote covers',
  dependsOn: 'What it depends on',
  all: 'All prices and terms',
} as const

/** Link for visitors who have checked nothing. */
export const checklistWords = { unsure: 'Not sure? Where do I start?' } as const

export const sessions = {
  condition: 'Condition',
  treatments: 'Treatments',
  consent: 'After how many treatments. Patient photos will be shown only with written consent.',
  shown: 'photos below',
  label: '{condition}, before and after',
} as const

export const weightChart = {
  caption: 'Average weight loss in percent, FDA-approved products with diet and activity',
  columns: ['Medicine and trial', 'Chart', 'Medicine', 'Placebo'],
  placebo: 'placebo {percent}%',
  note: 'Averages; results differ from man to man.',
} as const
