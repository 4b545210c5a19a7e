/** Labels of the contact details. */
export const contactWords = {
  label: 'Contact details',
  call: 'Call',
  write: 'Write',
  hours: 'Hours, Central time',
  fax: 'Fax',
  /** Before a phone number, within a sentence. */
  toCall: 'Call',
  orWrite: 'or write to',
} as const

/** Labels of a person's credentials, in display order, and the names of missing ones. */
export const personWords = {
  degree: 'Licensed as',
  degreeGap: 'degree and license type',
  license: 'License',
  licenseNumber: '{type}, number {number}',
  licenseGap: 'number',
  npi: 'NPI',
  npiGap: 'number',
  physician: 'Supervised by',
  physicianLicense: '{name}, license {number}',
  physicianGap: 'physician and license number',
  languages: 'Visits held in',
  gap: 'to be published: {what}',
  /** On a sample profile, instead of the facts that only a real person has. */
  unpublished: 'Degree, license and supervision are not published yet: ask us before you book, {phone}.',
  sample: 'sample profile',
  lookUp: 'Look up this license',
  lookUpAny: 'How to look up a Texas license',
} as const

/** Marks drawings that the owner has not confirmed. */
export const sampleTag = 'sample'
