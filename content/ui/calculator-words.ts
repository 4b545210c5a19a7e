/** Sentences of the calculator with placeholders for figures. */
/** Asks about an unlikely value, and about text that is no plain value. */
export const doubtWords = {
  limit: '{name}: your report gives a limit here, not a value. A limit cannot be used in the calculation.',
  several: '{name}: there is more than one number here. Please enter the value alone, such as {example}.',
  unit: '{name} is not read in {found} here. Please enter it in {units}.',
  word: '{name}: “{found}” may change what this number is. Please enter the value alone, such as {example}.',
  free: 'This looks like free testosterone. Please enter the total, in {units}.',
  notPositive: '{name} cannot be zero or less. Please enter the value alone, such as {example}.',
  unclear: '{name} could not be read as a number. Please enter it like this: {example}.',
  otherUnit: '{value} would be unusual. Did you mean {other}?',
  low: 'If your report calls it “free”, enter the total instead.',
  unusual: '{name} of {value} would be unusual. Please check it against your report.',
  converted: '{before} is {after}, rounded. The calculation uses the unrounded value.',
  reread: 'Now read as {value}. Press Calculate again.',
  units: { total: 'ng/dL or nmol/L', shbg: 'nmol/L', albumin: 'g/dL or g/L' },
  examples: { total: '520 ng/dL', shbg: '38 nmol/L', albumin: '4.3 g/dL' },
  names: { total: 'Total testosterone', shbg: 'SHBG', albumin: 'Albumin' },
} as const

/** The result as text to copy. */
export const resultTextWords = {
  method: 'Vermeulen 1999, calculated',
  title: 'Free testosterone ({method}), {date}',
  total: 'Total testosterone {value} ng/dL',
  shbg: 'SHBG {value} nmol/L',
  albumin: 'Albumin {value} g/dL',
  albuminAssumed: 'Albumin {value} g/dL (assumed)',
  free: 'Free testosterone {free} ng/dL ({pmol} pmol/L, {percent}%)',
  bioavailable: 'Bioavailable testosterone {bioavailable} ng/dL',
  /** In place of the copied text. */
  refused: 'Your browser did not allow copying. Print the page instead.',
  estimate: 'An estimate, not a diagnosis.',
} as const
