import type { ComponentProps } from 'react'
import { atrialFibrillation } from '@/content/ui/trial-figures'
import type { ArticleKit } from './kit'

/** Figures that several articles draw, so that each number stands once. Every article has its own caption. */

type BarsOf = ComponentProps<ArticleKit['Bars']>
type PeopleOf = ComponentProps<ArticleKit['People']>

/** T16: men back at 20 million sperm per milliliter, after androgens given as a contraceptive. */
export const spermRecovery: BarsOf = {
  unit: '% of men',
  max: 100,
  rows: [
    { label: 'Six months after stopping', value: 67 },
    { label: 'Twelve months after stopping', value: 90 },
  ],
}

/** T15: rise of total testosterone in men with obesity who lost weight. */
export const riseAfterWeightLoss: BarsOf = {
  unit: 'ng/dL',
  max: 300,
  rows: [
    { label: 'After a diet', value: 84, note: '2.9 nmol/L' },
    { label: 'After weight-loss surgery', value: 251, note: '8.7 nmol/L' },
  ],
}

/** T14: daytime testosterone of ten men, 10 to 15% lower after a week of short nights. */
export const shortNights: BarsOf = {
  unit: '% of the usual level',
  max: 100,
  rows: [
    { label: 'Usual nights', value: 100 },
    { label: 'A week of five-hour nights', value: [85, 90], note: '10 to 15% lower' },
  ],
}

/** T8: men with a main heart event in TRAVERSE, in percent. */
export const traverseMainOutcome = { treated: 7, placebo: 7.3 }

/** T8: the outcomes of TRAVERSE that the articles name. */
export const traverseEvents: BarsOf = {
  unit: '% of men',
  max: 8,
  rows: [
    { of: 'Main heart outcome', label: 'Testosterone', value: traverseMainOutcome.treated },
    { of: 'Main heart outcome', label: 'Placebo', value: traverseMainOutcome.placebo, isControl: true },
    { of: 'Atrial fibrillation', label: 'Testosterone', value: atrialFibrillation.treated },
    { of: 'Atrial fibrillation', label: 'Placebo', value: atrialFibrillation.placebo, isControl: true },
    { of: 'Acute kidney injury', label: 'Testosterone', value: 2.3 },
    { of: 'Acute kidney injury', label: 'Placebo', value: 1.5, isControl: true },
    { of: 'Clot in the lung', label: 'Testosterone', value: 0.9 },
    { of: 'Clot in the lung', label: 'Placebo', value: 0.5, isControl: true },
  ],
}

/** T1, T3 and T5: lines to read a total testosterone by. */
export const testosteroneLines: BarsOf['rows'] = [
  { label: 'The urologists’ cutoff', value: 300, note: 'twice, with symptoms' },
  { label: 'Line of the European study', value: 317, note: 'with a low free value' },
  { label: '95% of healthy young men without obesity', value: [264, 916] },
]

/** W15: type 2 diabetes in remission at 12 months, in DiRECT. */
export const diabetesRemission: PeopleOf = {
  rows: [
    { label: 'Low-calorie program', count: 46 },
    { label: 'Usual care', count: 4 },
  ],
}

/** W1: people in STEP 1 who stopped because of stomach and bowel trouble. */
export const stoppedInStep1: BarsOf = {
  unit: '% of people',
  max: 10,
  rows: [
    { label: 'Semaglutide 2.4 mg', value: 4.5 },
    { label: 'Placebo', value: 0.8, isControl: true },
  ],
}

/** R1: hairs gained with PRP, beyond those gained with a placebo. */
export const hairGain: BarsOf = {
  unit: 'more hairs per cm²',
  max: 50,
  rows: [
    { label: 'Average of 13 trials', value: 27.6 },
    { label: 'Where it probably lies', value: [14, 41.1], note: '95% interval' },
  ],
}
