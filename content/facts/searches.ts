import { longDate } from '@/lib/dates'

/**
 * A search that found nothing, or nothing that can be relied on. A sentence that says so ("we found no trial", "no study we know
 * of") rests on one of these: it is as old as the search, and the next reader can make the search again.
 */
export type Search = {
  /** ISO date. `npm run check` asks for a new search a year later. */
  searchedOn: string
  /** What was typed, where. */
  words: readonly string[]
  /** A part of each English sentence that rests on it, as pages print it. */
  says: readonly string[]
}

export const searches = {
  peptideDecision: {
    searchedOn: '2026-11-28',
    words: ['FDA decision seven peptides 503A bulks list July 2026 advisory committee'],
    says: [
      'we found no decision',
      'We have found no final decision',
      'we found no result',
      'we found no outcome',
    ],
  },
  peptideApproval: {
    searchedOn: '2026-11-28',
    words: ['BPC-157, TB-500, CJC-1295, ipamorelin, GHK-Cu: approved by FDA', 'BPC-157 randomized trial'],
    says: ['none of those that men read about online'],
  },
} as const satisfies Record<string, Search>

/** The day of a search for the sentence that names it: `When we last looked, on ${lookedOn.peptideDecision}, …`. */
export const lookedOn = {
  peptideDecision: longDate(searches.peptideDecision.searchedOn),
  peptideApproval: longDate(searches.peptideApproval.searchedOn),
} as const satisfies Record<keyof typeof searches, string>
