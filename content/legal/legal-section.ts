/** A section of a legal page. `dated` is shown under its heading, for a section with its own date. */
export type LegalSection = {
  id: string
  heading: string
  dated?: { line: string; on: string }
  paragraphs: readonly string[]
  list?: readonly string[]
}
