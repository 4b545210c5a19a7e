import type { SourceId } from '@/content/sources'
import { longDate } from '@/lib/words/dates'

/**
 * A search that found nothing that can be relied on ("we found no trial", "no study we know of"), or how things stood with a product
 * ("no longer sold", "still being tested"). A sentence that says so rests on one of these: it is as old as the search, and the next
 * reader can make the search again.
 */
export type Search = {
  /** ISO date. `npm run check` asks for a new search a year later. */
  searchedOn: string
  /** What was typed, where. */
  words: readonly string[]
  /** Who says how things stand. Look there first. */
  source?: SourceId
  /** A part of each English sentence that rests on it, as pages print it. */
  says: readonly string[]
}

/** The day of most of them. One that is made again gets a day of its own. */
const searchedOn = '2026-11-28'

export const searches = {
  peptideDecision: {
    searchedOn: '2026-11-28',
    words: ['FDA decision seven peptides 503A bulks list July 2026 advisory committee'],
    says: ['we found no decision', 'we found no result', 'we found no outcome'],
  },
  peptideApproval: {
    searchedOn: '2026-11-28',
    words: ['BPC-157, TB-500, CJC-1295, ipamorelin, GHK-Cu: approved by FDA', 'BPC-157 randomized trial'],
    says: ['none of those that men read about online', 'No peptide discussed here is FDA-approved'],
  },
  testosteronePatch: {
    searchedOn: '2026-11-26',
    words: ['Androderm testosterone patch discontinued'],
    source: 'T41',
    says: ['the patch is no longer sold', 'The patch is no longer sold'],
  },
  testosteroneCream: {
    searchedOn: '2026-11-24',
    words: ['testosterone products approved by FDA: labeling update 2025'],
    source: 'T12',
    says: ['No testosterone cream is FDA-approved'],
  },
  exosomeApproval: {
    searchedOn: '2026-11-24',
    words: ['exosome product approved by FDA'],
    source: 'M3',
    says: ['There are currently no FDA-approved exosome products'],
  },
  retatrutideApproval: {
    searchedOn: '2026-11-26',
    words: ['retatrutide FDA approval'],
    says: ['weight-loss drug that is still being tested', 'Retatrutide is not approved by the FDA'],
  },
  prpSize: {
    says: ['We found no trial that showed it'],
    words: ['platelet-rich plasma penile size trial'],
    searchedOn,
  },
  prpAlcoholAndSmoking: {
    says: ['Nobody has measured how either changes the result of PRP, as far as we know'],
    words: ['platelet-rich plasma outcome alcohol', 'platelet-rich plasma outcome smoking'],
    searchedOn,
  },
  texture: {
    says: ['We found only studies without a comparison group'],
    words: ['microneedling skin texture randomized'],
    searchedOn,
  },
  pores: { says: ['We found no study of needling alone'], words: ['microneedling pore size'], searchedOn },
  needlingSessions: {
    says: ['No study has fixed the number'],
    words: ['microneedling number of sessions trial'],
    searchedOn,
  },
  exosomeRecovery: {
    says: ['no study that we know of measured the difference'],
    words: ['exosome microneedling downtime', 'exosome microneedling erythema days PRP'],
    searchedOn,
  },
  exosomesWithNeedling: {
    says: ['are all the evidence with needling that we found'],
    words: ['exosome microneedling randomized trial'],
    searchedOn,
  },
  exosomesForScars: {
    says: ['we found none of exosomes with it'],
    words: ['exosome acne scar microneedling trial'],
    searchedOn,
  },
  coldSores: {
    says: ['no trial has tested the pill with needling'],
    words: ['valacyclovir prophylaxis microneedling'],
    searchedOn,
  },
  needlingAlcoholAndSmoking: {
    says: ['We found no study of alcohol, and one of needling in 20 smokers'],
    words: ['microneedling alcohol', 'microneedling smoking healing'],
    searchedOn,
  },
  needlingBeard: {
    says: ['For a beard we know of no trial'],
    words: ['microneedling beard trial'],
    searchedOn,
  },
  myersCocktail: {
    says: ['we found no trial that shows another use for it'],
    words: ['Myers cocktail randomized placebo'],
    searchedOn,
  },
  nadFeeling: {
    says: ['we found no study that shows that an infusion changes how you feel'],
    words: ['intravenous NAD+ randomized trial fatigue', 'NAD+ infusion placebo'],
    searchedOn,
  },
  hangoverDrip: {
    says: ['we found no trial of drips after a night out'],
    words: ['intravenous fluid hangover randomized'],
    searchedOn,
  },
  peptidesAndCancer: {
    says: ['No trial we know of was long or large enough to count cancers'],
    words: ['growth hormone secretagogue long-term trial cancer'],
    searchedOn,
  },
  peptidesHowSoon: {
    says: ['No study we know of gives a time for better sleep, energy or recovery'],
    words: ['growth hormone secretagogue sleep energy trial adults'],
    searchedOn,
  },
  peptidesAndAlcohol: {
    says: ['Nobody has studied alcohol together with a peptide, as far as we know'],
    words: ['BPC-157 alcohol human', 'growth hormone secretagogue alcohol interaction'],
    searchedOn,
  },
  peptidesForEnergy: {
    says: ['no study we know of shows that one does'],
    words: ['peptide fatigue energy randomized trial healthy adults'],
    searchedOn,
  },
  peptideMixtures: {
    says: ['For mixtures of several peptides we found no trial at all'],
    words: ['CJC-1295 ipamorelin combination trial', 'BPC-157 TB-500 blend trial'],
    searchedOn,
  },
  tb500: {
    says: ['We found no trial of it in people with an injury'],
    words: ['TB-500 trial', 'thymosin beta-4 injury trial'],
    searchedOn,
  },
  ghkCu: {
    says: ['We found no trial of it injected, or for hair'],
    words: ['GHK-Cu injection trial', 'GHK-Cu hair trial'],
    searchedOn,
  },
  bpc157: {
    says: ['the reviews found no controlled trial in people'],
    words: ['BPC-157 randomized', 'NCT07437547'],
    searchedOn,
  },
  dietToHormones: {
    says: ['No study we know of fed men a certain diet'],
    words: ['diet microbiome testosterone randomized men'],
    searchedOn,
  },
  stoolTests: {
    says: ['We found no study that shows that such a list can find a hormone problem'],
    words: ['gut microbiome test testosterone prediction'],
    searchedOn,
  },
  youngMen: {
    says: ['no trial we know of tells you whether treatment does more good than harm'],
    words: ['testosterone treatment young men borderline randomized'],
    searchedOn,
  },
  testosteroneForLibido: {
    says: ['we had found none since'],
    words: ['FDA approval testosterone low libido 2026'],
    searchedOn,
  },
  testosteroneWithGlp1: {
    says: ['we know of no randomized trial of the two together'],
    words: ['testosterone semaglutide randomized', 'testosterone tirzepatide randomized'],
    searchedOn,
  },
  semaglutideTwentyYears: {
    says: ['No study has followed men for twenty years of use'],
    words: ['semaglutide long-term follow-up'],
    searchedOn,
  },
} as const satisfies Record<string, Search>

/** The day of a search for the sentence that names it: `When we last looked, on ${lookedOn.peptideDecision}, …`. */
export const lookedOn = {
  peptideDecision: longDate(searches.peptideDecision.searchedOn),
  peptideApproval: longDate(searches.peptideApproval.searchedOn),
  testosteroneForLibido: longDate(searches.testosteroneForLibido.searchedOn),
} as const satisfies Partial<Record<keyof typeof searches, string>>
