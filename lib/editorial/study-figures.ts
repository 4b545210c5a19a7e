/** A result of a study: a percentage, or a number of people. */
export const studyFigure = /\d(?:[.,]\d+)?\s?%|\b\d[\d,]* (?:adults|men|people|women|patients|volunteers)\b/

const citedHere = /\b(?:cited|citad[oa]s?) (?:here|on this page|aquí|aqui|en esta página|nesta página)/gi

/** A reader who meets 'the studies cited here' again and again hears that nobody has looked any further. */
export function repeatedlyCited(place: string, text: string): string[] {
  const count = text.match(citedHere)?.length ?? 0
  return count > 1 ? [`${place}: says "cited here" ${count} times; once is enough`] : []
}
