/** Labels of the contact details. */
export const contactWords = {
  label: 'Contact details',
  phone: 'Phone and fax',
  fax: 'Fax {number}',
  email: 'Email',
  address: 'Address',
  hours: 'Hours, Central time',
  week: '{hours}, Central time',
  call: 'Call',
  write: 'or write to',
} as const

/** Labels of a person's credentials. */
export const personWords = {
  degree: 'Degree',
  license: 'License',
  licenseNumber: '{type}, number {number}',
  physician: 'Supervising physician',
  physicianLicense: '{name}, license {number}',
  languages: 'Languages',
  sample: '{role} (sample profile)',
  lookUp: 'Look up this license',
} as const
