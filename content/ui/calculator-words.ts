/** Sentences of the calculator with placeholders for figures. */
/** Asks about an unlikely value, or about a unit that the field does not know. */
export const doubtWords = {
  unknownUnit: '{name} is not reported in {unit} here. It was read as {value} {base}; please check.',
  otherUnit: '{value} {unit} would be unusual. Did you mean {value} {other}?',
  unusual: '{name} of {value} {unit} would be unusual. Please check it against your report.',
  names: { total: 'Total testosterone', shbg: 'SHBG', albumin: 'Albumin' },
} as const

/** The result for screen readers, and as text to copy. */
export const resultTextWords = {
  sentence:
    'Free testosterone {free} ng/dL, {pmol} pmol/L, {percent} percent of the total. Bioavailable {bioavailable} ng/dL.',
  /** In place of “< ”, which screen readers skip. */
  below: 'below ',
  method: 'Vermeulen 1999, calculated',
  title: 'Free testosterone ({method}), {date}',
  total: 'Total testosterone {value} ng/dL',
  shbg: 'SHBG {value} nmol/L',
  albumin: 'Albumin {value} g/dL',
  albuminAssumed: 'Albumin {value} g/dL (assumed)',
  free: 'Free testosterone {free} ng/dL ({pmol} pmol/L, {percent}%)',
  bioavailable: 'Bioavailable testosterone {bioavailable} ng/dL',
  estimate: 'An estimate, not a diagnosis.',
} as const
