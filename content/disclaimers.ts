import { helpLines } from '@/content/facts/help-lines'
import { telehealthRule } from '@/content/facts/telehealth'
import { longDate } from '@/lib/words/dates'
import type { EndingSentence } from '@/lib/words/ending'

/** Sentences that the advertising and safety rules require, defined once for pages and tests. */
export const disclaimers = {
  general:
    'For education only. This page is not medical advice, does not create a patient relationship and does not replace a visit with your own clinician. Results vary from person to person.',
  emergency: `In an emergency, ${helpLines.emergency}.`,
  compounded:
    'Compounded medications are not FDA-approved. FDA does not review them for safety, effectiveness or quality.',
  peptides: 'No peptide discussed here is FDA-approved for sleep, recovery, energy or injury.',
  /** The specification's own sentence for the peptide card. Only used together with the two sentences above. */
  peptideCard:
    'These statements have not been evaluated by the FDA. Peptide therapy is not FDA-approved to diagnose, treat or cure any disease.',
  exosomes: 'There are currently no FDA-approved exosome products.',
  limitationOfUse:
    'Testosterone products are approved for men with low testosterone caused by a medical condition. Safety and benefit have not been established for low testosterone due to age alone.',
  twoTests: 'Low testosterone is diagnosed only with symptoms and low morning levels on two separate days.',
  testosteroneCream:
    'No testosterone cream is FDA-approved for men in the United States, so every cream is made by a compounding pharmacy. The approved skin products are gels and solutions; the patch is no longer sold.',
  skinExposure:
    'Testosterone gel and solution carry a boxed warning: a child who touches treated skin can show early signs of puberty.',
  controlled: 'Testosterone is a Schedule III controlled substance and needs a prescription.',
  functional: 'A functional health program does not replace care by your physician.',
  supplements:
    'These statements have not been evaluated by the FDA. These products are not intended to diagnose, treat, cure or prevent any disease.',
  glp1Boxed:
    'Semaglutide and tirzepatide carry a boxed warning about thyroid C-cell tumors seen in rodents. They must not be used by anyone with a personal or family history of medullary thyroid cancer or the inherited condition multiple endocrine neoplasia type 2 (MEN 2).',
} as const

/** Required like the others, for as long as the rule is in force. */
export const inPerson = {
  text: `For testosterone, plan on one visit in person: the federal rule that lets a new patient get it by video alone runs to ${longDate(telehealthRule.validUntil)}.`,
  ending: telehealthRule,
} as const satisfies EndingSentence
