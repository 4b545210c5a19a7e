/** Fields and errors of the guide form. */
export const guideFields = { firstName: 'First Name', email: 'Email Address', busy: 'Sending...' } as const

export const guideErrors = {
  firstName: 'Enter your first name',
  email: 'Enter your email address',
  malformedEmail: 'Enter a valid email address',
} as const
