/** A number in its three forms, derived from one another, so that no link dials what is not printed. */
export function telephone<Area extends string, Exchange extends string, Line extends string>(
  area: Area,
  exchange: Exchange,
  line: Line,
) {
  return {
    display: `(${area}) ${exchange}-${line}`,
    href: `tel:+1${area}${exchange}${line}`,
    e164: `+1-${area}-${exchange}-${line}`,
  } as const
}

/** The clinic's phone number. A separate file, because error pages, and with them every page, load it. Sample data. */
export const phone = { sample: true, ...telephone('972', '555', '0142') } as const
