/** Labels of the calculator. Longer text is in content/calculator.ts. */
export const fieldWords = {
  unit: 'Unit of {field}',
  use: 'Use {unit}',
  own: 'It is {value}',
  where: 'Where to find them.',
} as const

export const resultWords = {
  inputs: '{total} total, {shbg} SHBG, {albumin} albumin',
  free: 'Free testosterone',
  bioavailable: 'Bioavailable testosterone',
  percentFree: 'Percent free',
  /** In place of “< ”, which screen readers skip. */
  below: 'below ',
  whatIf: 'What if SHBG or the total changed',
} as const

export const actionWords = {
  print: 'Print or save as PDF',
  copy: 'Copy as text',
  copied: 'Copied.',
} as const

export const chartWords = {
  you: 'You: {value}',
  range: 'You: {value} {unit}. Range: {low} to {high} {unit}.',
  limits: '{low} to {high}',
  cutoff: 'AUA: {cutoff}',
} as const

export const splitWords = {
  heading: 'How your total of {total} splits up',
  caption: 'Parts of the total, in ng/dL and percent',
  columns: ['Part', 'ng/dL', 'Percent'],
  shbg: { name: 'Held by SHBG', text: 'bound tightly, not available' },
  albumin: { name: 'On albumin', text: 'bound loosely, can let go' },
  free: { name: 'Free', text: 'not bound to a protein' },
  sentence:
    'Of every 100 testosterone molecules, about {shbg} are held by SHBG, {albumin} are carried by albumin and {free} free.',
  none: 'fewer than 1 is',
  one: '1 is',
  many: '{count} are',
  larger: 'ng/dL free ({percent}%), drawn larger',
} as const

export const trendWords = 'Free testosterone from {first} to {last}: {values} ng/dL'

export const whatIfWords = {
  heading: 'What if your {input} were different?',
  legend: 'Along the axis',
  axis: 'Free testosterone, ng/dL',
  curve: 'Curve of free testosterone against {input}. You: {free} ng/dL at {here} {unit}.',
  caption:
    'With everything else the same: at half your {input} free testosterone would be {half} ng/dL, at twice {twice} ng/dL.',
  shbg: {
    option: 'Change SHBG',
    name: 'SHBG',
    label: 'SHBG, nmol/L',
    more: ' The more SHBG, the less is free, even when the total does not change.',
  },
  total: { option: 'Change total', name: 'total testosterone', label: 'Total, ng/dL' },
} as const

export const historyWords = {
  heading: 'On this device only',
  text: 'Keep a result to see how it changes. It stays in this browser. We never see it. It is gone when you clear your browser’s data, and Safari may erase it if you do not come back for seven days of use. On a shared computer, do not keep it.',
  keep: 'Keep this result',
  export: 'Export as CSV',
  /** Name of the exported file. */
  file: 'testosterone-results.csv',
  import: 'Import CSV',
  undo: 'Undo',
  earlier: 'Show {count} earlier results ({hidden} not shown)',
  deleteAll: 'Delete all',
  saved: 'Kept on this device.',
  edited: 'Saved.',
  deleted: 'Deleted.',
  allDeleted: 'All results deleted.',
  restored: 'Back again.',
  full: 'This browser did not let us keep the result: its storage is full or blocked. Export or print it instead.',
} as const

export const importWords = {
  row: '{count} row',
  rows: '{count} rows',
  result: '{count} result',
  results: '{count} results',
  newResult: '{count} new result',
  newResults: '{count} new results',
  unreadable: ' {rows} could not be read.',
  nothingRead: 'No results found in that file.{unreadable} Please choose one that was exported here.',
  oneKnown: ' {results} was here already.',
  known: ' {results} were here already.',
  nothingNew: 'Nothing to import.{known}{unreadable}',
  noRoom: 'That file has {results}, and there is room for {room}.',
  imported: '{results} imported.{known}{unreadable}{dates}{cut}',
  dates: ' Dates such as {written} were read as {date}; please check.',
  cut: ' Notes were cut to {length} characters.',
} as const

export const rowWords = {
  /** With the value: several results may be of one day. */
  result: 'result of {date}, {free} ng/dL',
  date: 'Date of the {result}',
  free: 'Free testosterone: {free} ng/dL',
  inputs: 'total {total} ng/dL, SHBG {shbg} nmol/L, albumin {albumin} g/dL',
  note: 'Note',
  noteOn: 'Note on the {result}',
  delete: 'Delete the {result}',
} as const

export const pageWords = {
  questions: 'Questions to ask at your visit',
  limits: 'What the result does not say',
  how: 'How it is worked out, and how wrong it can be',
  readOn: 'Which symptoms count',
  example: 'The constants, and a worked example',
  moreRanges: 'Three more: a European study, and measured values',
  exampleText:
    'Total {total} ng/dL is {totalNmol} nmol/L; SHBG {shbg} nmol/L; albumin {albumin} g/dL, so N is {n}. The positive root is x = {root} nmol/L: {free} ng/dL or {freeSi} pmol/L free, {percent}% of the total, and {bioavailable} ng/dL bioavailable.',
  columns: ['Quantity', 'Range', 'Who was measured', 'How'],
  method: 'Method.',
  references: 'References.',
} as const
