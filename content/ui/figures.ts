import { disclaimers } from '@/content/disclaimers'
import { courses } from '@/content/facts/courses'
import { language } from '@/content/facts/language'
import { functionalHealthPrograms } from '@/content/services/functional-health-programs'
import type { SourceId } from '@/content/sources'
import type { ServiceKey } from '../schema'

/** Text of the figures: labels, captions and alternative text. */

/** What a drawing is based on. `schematic`: it shows how something works, not what was measured. */
type Evidence = { kind: 'schematic' } | { kind: 'sources'; ids: readonly SourceId[] }

export type FigureWords = {
  heading: string
  /** Unless the heading says it all. */
  lead?: string
  /** The finding as a sentence. */
  alt: string
  caption: string
  evidence: Evidence
  /** Labels in the drawing (tools/art/figures). Line breaks apply to the wide version. */
  labels: Readonly<Record<string, string>>
}

export const stripWords = {
  legend: 'Dot: on that day. Striped: at some point in that time.',
} as const

export const iconArray = {
  heading: '{risk}, in 100 men',
  treated: 'of 100, on testosterone',
  placebo: 'of 100, on placebo',
  caption: 'Men of 45 to 80 with heart disease or at high risk of it, a gel, about two years.',
} as const

export const effectPlot = {
  none: 'no effect',
  bands: ['small', 'medium', 'large'],
  caption:
    'Standardized difference from placebo: 0 is none, about 0.2 small, 0.5 medium, 0.8 large, by convention. Pooled trials of 1,779 men.',
} as const

export type PairWords = {
  title: string
  /** With the treatment (a dot) and in the comparison group (a ring). */
  arms: readonly [treated: string, compared: string]
  /** One for each row in trial-figures.ts, with the finding where there is no number. */
  rows: readonly (readonly [name: string, found?: string])[]
  caption: string
}

export const pairWords = {
  'prp-therapy': {
    title: 'Erections: men of 100 with a useful gain',
    arms: ['PRP', 'placebo'],
    rows: [
      ['60 men, after 6 months'],
      ['61 men randomized, after 1 month'],
      ['52 men, after 6 months', 'average scores almost equal'],
    ],
    caption:
      'Placebo-controlled trials in mild to moderate trouble; the third gives averages only. Its two groups did not differ, and the American Urological Association calls this use experimental.',
  },
  'functional-health-programs': {
    title: 'Physical health better by 5 points or more, of 100 patients',
    arms: ['functional center', 'family clinics'],
    rows: [['After 6 months, about'], ['After 12 months', 'no longer any difference']],
    caption:
      'Scores that patients in 398 matched pairs gave themselves. Not randomized, and the authors work at that center.',
  },
} as const satisfies Partial<Record<ServiceKey, PairWords>>

/** Label at the end of the axis. */
export const pairAxisEnd = '100 of 100'

/** Begins the caption of a drawing that shows no measured values. */
export const schematic = 'Schematic.'

const { tirzepatide } = courses
const infusionMinutes = courses.infusionMinutes.join(' to ')
const nadHours = courses.nadHours.join(' to ')
const firstDose = tirzepatide.doseMg[0].toLocaleString(language.tag)
function program(index: number) {
  const found = functionalHealthPrograms.parts.flatMap(({ items }) => items)[index]
  if (!found) throw new Error('There are three programs')
  return found
}
const firstProgram = program(0)
const secondProgram = program(1)
const thirdProgram = program(2)
const [largestDose] = tirzepatide.doseMg.slice(-1)

const drawn = {
  testosterone: {
    heading: 'How often you take it changes your level',
    alt: 'Three ways to the same average: high waves with one injection a week, smaller waves with two, nearly level with a daily gel or cream.',
    caption: 'No measured values, so no units. Marks under each hill are doses.',
    evidence: { kind: 'schematic' },
    labels: {
      weekly: 'Once a week',
      twice: 'Twice a week',
      daily: 'Every day',
      injection: 'injection',
      skin: 'gel or cream',
      weeklyInjection: 'Once a week, injection',
      twiceInjection: 'Twice a week, injection',
      dailySkin: 'Every day, gel or cream',
      weeklyNote: 'High after the shot,\nlower before the next',
      twiceNote: 'The same, in\nsmaller waves',
      dailyNote: 'Nearly level, a\nsmall daily ripple',
      week1: 'Week 1',
      week2: 'Week 2',
      week3: 'Week 3',
      week4: 'Week 4',
      average: 'Dotted line: the average, the same in all three',
    },
  },
  dose: {
    heading: 'The dose of tirzepatide rises in steps of four weeks',
    alt: `Dose of tirzepatide by its label: ${firstDose} mg a week for four weeks, then ${firstDose} mg more at each step of at least four weeks, to at most ${largestDose} mg from week 20.`,
    caption:
      'The quickest way up that the label of Zepbound allows. You may stay on a lower step, or go back one.',
    evidence: { kind: 'sources', ids: ['W34'] },
    labels: { weeks: 'weeks', weeksShort: 'weeks', unit: 'mg a week' },
  },
  weight: {
    heading: `Weight after ${tirzepatide.trialWeeks} weeks of tirzepatide, in the trial`,
    alt: `Average body weight after ${tirzepatide.trialWeeks} weeks, with diet and activity: 79.1% of the start with tirzepatide ${tirzepatide.trialDoseMg} mg, 96.9% with a placebo.`,
    caption: `Tirzepatide (Zepbound, an FDA-approved product) or a placebo, both with diet and activity: averages in a trial of 2,539 adults without diabetes. Those who stopped in another trial gained 14% in a year. ${disclaimers.glp1Boxed}`,
    evidence: { kind: 'sources', ids: ['W2', 'W4'] },
    labels: {
      start: 'Start',
      startNote: 'both groups',
      placebo: 'Placebo',
      placeboNote: `${tirzepatide.trialWeeks} weeks`,
      treated: `${tirzepatide.trialDoseMg} mg`,
      treatedNote: `${tirzepatide.trialWeeks} weeks`,
    },
  },
  prp: {
    heading: 'How PRP is made from your blood',
    alt: 'A tube of blood, the same tube after spinning, and a syringe: spun blood parts into plasma on top, a thin buffy layer with platelets, and red cells below. The part just above the red cells goes into the syringe.',
    caption: 'How much plasma is taken, and how many white cells are in it, differs from kit to kit.',
    evidence: { kind: 'schematic' },
    labels: {
      spun: 'spun',
      plasma: 'Plasma',
      plasmaNote: 'fluid, protein, salts',
      buffy: 'Buffy layer, thin',
      buffyNote: 'platelets, white cells',
      red: 'Red cells',
      redNote: 'left in the tube',
      prp: 'Platelet-rich plasma',
      prpNote: 'the marked part, taken up in\na syringe',
      prpShort: 'Platelet-rich plasma: the marked part',
    },
  },
  needles: {
    heading: 'How deep the needles go',
    alt: 'Section through skin with needles set to three depths: each passes the outer skin and ends in the dermis, above the fat.',
    caption: 'Layers and depths are not to scale. Ask which depth is planned for you, and why.',
    evidence: { kind: 'schematic' },
    labels: {
      outer: 'Outer skin',
      outerNote: 'sheds and renews',
      dermis: 'Dermis',
      dermisNote: 'collagen, vessels,\nnerve endings',
      fat: 'Fat',
      fatNote: 'below the needles',
    },
  },
  infusion: {
    heading: 'What an infusion is, and how long it runs',
    alt: `An infusion: bag, drip chamber, roller clamp and a soft tube in a vein. Most infusions run ${infusionMinutes} minutes, NAD+ ${nadHours} hours.`,
    caption: 'The times are drawn to scale, the bag is not.',
    evidence: { kind: 'schematic' },
    labels: {
      bag: 'Bag',
      bagNote: 'as the order says',
      fluid: 'Fluid',
      fluidNote: 'salt water, and what\nwas ordered for you',
      chamber: 'Drip chamber',
      chamberNote: 'drops are counted',
      clamp: 'Roller clamp',
      clampNote: 'sets the speed',
      tube: 'Soft tube in a vein',
      mouth: 'Or by mouth',
      mouthNote: 'If you are healthy and can drink,\nwater hydrates you just as well.',
      most: `Most infusions: ${infusionMinutes} minutes`,
      nad: `NAD+: ${nadHours} hours`,
      injection: 'Vitamin injection: a few minutes',
      hours: `${courses.nadHours[1]} hours`,
    },
  },
  peptides: {
    heading: 'One peptide: studied in animals and cells, hardly in people',
    lead: 'What a review found on the peptide that men most often ask about for tendons. Each islet is one study.',
    alt: 'A sea chart in which every islet is one study: 35 in animals or cells, one in 12 people without a control group, no controlled trial among them, and no approved use.',
    caption: `One peptide, one orthopedic review, searched up to June 3, 2024. ${disclaimers.peptides} ${disclaimers.compounded}`,
    evidence: { kind: 'sources', ids: ['P3'] },
    labels: {
      animals: 'in animals or cells',
      peopleShort: 'in people: 12 of them,\nno control group',
      people: 'in people:\n12 of them,\nno control\ngroup',
      controlled: 'controlled\ntrials',
      approved: 'approved\nuses',
    },
  },
  programs: {
    heading: 'How long each program runs',
    alt: `Three programs on one scale of weeks: ${firstProgram.title} ${firstProgram.duration}, ${secondProgram.title} ${secondProgram.duration}, ${thirdProgram.title} ${thirdProgram.duration}.`,
    caption:
      'Ring: visit and labs. Dot: check-in, placed freely. Striped: weeks that some men need and some do not.',
    evidence: { kind: 'schematic' },
    labels: {
      first: firstProgram.title,
      second: secondProgram.title,
      third: thirdProgram.title,
      firstWeeks: firstProgram.duration,
      secondWeeks: secondProgram.duration,
      thirdWeeks: thirdProgram.duration,
      end: `${thirdProgram.weeks[1]} weeks`,
      endShort: `${thirdProgram.weeks[1]} weeks`,
      visit: 'visit and labs',
      checkIn: 'check-in (schematic)',
    },
  },
} satisfies Record<string, FigureWords>
export type FigureName = keyof typeof drawn
export const figureWords: Readonly<Record<FigureName, FigureWords>> = drawn

const isFigure = (name: string): name is FigureName => name in drawn
export const figureNames: readonly FigureName[] = Object.keys(drawn).filter(isFigure)
