import { clinic } from '@/content/facts/clinic'

/**
 * The mails that the auth service sends. Its templates in docs/mail-templates/ are written from these words in every
 * language (`npm run generate`). No mail says what the clinic treats.
 */
export const mails = {
  confirmSignup: {
    subject: 'Confirm your email address',
    text: `You made an account on the website of ${clinic.name}. To finish, open this link and press the button on the page:`,
    link: 'Confirm my address',
  },
  magicLink: {
    subject: 'Your sign-in link',
    text: `You asked for a link to sign in to the website of ${clinic.name}. Open it and press the button on the page:`,
    link: 'Sign in',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: `You asked for a new password for the website of ${clinic.name}. Open this link and press the button on the page:`,
    link: 'Choose a new password',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    text: `You asked for another email address for your account on the website of ${clinic.name}. Open this link and press the button on the page:`,
    link: 'Confirm the new address',
  },
  reauthentication: {
    subject: 'Your code',
    text: `To change your password on the website of ${clinic.name}, enter this code:`,
  },
  notYou: 'If it was not you, ignore this message.',
} as const
