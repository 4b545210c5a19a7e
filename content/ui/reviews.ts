/** Text around the reviews. A separate file, because every page loads it. */
export const reviewsWords = {
  title: 'Patient reviews',
  show: 'Show reviews',
  link: 'Read the reviews on Google',
  waiting: 'Reviews load here from our review service.',
  loading: 'Loading reviews…',
  failed: 'The review service did not answer. Nothing is wrong on your side.',
} as const
