import { calculator } from '@/content/calculator'
import { price } from '@/content/facts/amounts'
import { shown, trimmed } from '@/lib/testosterone/format'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

const { ranges, how } = calculator
const example = freeTestosterone(how.example)

/** The two papers of a first visit, filled in with the numbers of the calculator's example. */

export const firstVisitPapers = {
  heading: 'You leave with two sheets of paper',
  lead: 'With made-up numbers.',
  tag: 'example',
  sheet: {
    title: 'Your lab sheet',
    columns: ['Test', 'You', 'Range'],
    rows: [
      {
        name: 'Total testosterone',
        value: shown(example.totalNgDl, 0),
        unit: ranges.total.unit,
        range: { ...ranges.total, at: example.totalNgDl, digits: 0 },
      },
      { name: 'SHBG', value: trimmed(example.shbgNmolL, 1), unit: 'nmol/L', range: 'your lab’s own' },
      {
        name: 'Free testosterone',
        value: shown(example.freeNgDl, 1),
        unit: ranges.free.unit,
        range: { ...ranges.free, at: example.freeNgDl, digits: 1 },
      },
    ],
    says: 'Low testosterone is not what makes this man tired.',
  },
  plan: {
    title: 'Your plan',
    rows: [
      { term: 'What we found', text: 'Both values within their range.' },
      { term: 'Options', text: 'Check sleep, iron and thyroid, or wait.' },
      { term: 'What we agreed on', text: 'No testosterone.' },
      { term: 'How we monitor', text: 'One more morning test in three months.' },
      { term: 'Price', text: `${price.firstVisit}, paid. Nothing monthly.` },
    ],
    says: '“No treatment” is a plan.',
  },
} as const

export type FirstVisitPapers = typeof firstVisitPapers
