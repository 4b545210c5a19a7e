/** A part of a legal page. `dated` stands under its heading, where it has a date of its own. */
export type LegalSection = {
  id: string
  heading: string
  dated?: { line: string; on: string }
  paragraphs: readonly string[]
  list?: readonly string[]
}
