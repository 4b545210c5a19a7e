/** @property on the day printed with a text. @property words a hash of it. */
export type LegalRecord = Readonly<Record<string, readonly [Dated, ...Dated[]]>>
type Dated = { on: string; words: string }

/**
 * The day of each legal text, bound to its words; newest first. After a change of the words `npm run check` refuses the old day and
 * says what to enter. Name, address, phone numbers, e-mail addresses and prices are not part of the words: they change by themselves.
 */
export const legalRecord = {
  /** Decision 48: the notice keeps its date; an addendum that a later rule requires has its own. */
  notice: [{ on: '2025-01-01', words: 'e5dce752c905' }],
  addendum: [{ on: '2026-02-16', words: '88809578e4ab' }],
  websitePrivacy: [
    { on: '2026-11-28', words: 'aa68660c04ee' },
    { on: '2026-11-26', words: '2daf7232ea6d' },
  ],
  records: [
    { on: '2026-11-28', words: '0f84f94b7441' },
    { on: '2026-11-26', words: 'b92fc406a936' },
  ],
  terms: [{ on: '2026-11-26', words: '6e205572a841' }],
  accessibility: [
    { on: '2026-11-28', words: 'd20c048ae922' },
    { on: '2026-11-16', words: '67510354f87a' },
  ],
} as const satisfies LegalRecord
