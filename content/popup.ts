import { clinic } from './facts/clinic'

/** Text of the guide popup, as the specification quotes it. */
export const popup = {
  title: 'Get Your Free Guide',
  download: 'Download',
  guideTitle: 'The Men’s Guide to Optimizing Testosterone and Reclaiming Vitality',
  coverLine: `A ${clinic.shortName} guide`,
  placeholder: 'Enter your email address',
  label: 'Email address',
  button: 'Download Free Guide',
  close: 'Close',
  note: 'No spam, ever. Unsubscribe anytime.',
  stays: 'What you type here stays in your browser.',
} as const
