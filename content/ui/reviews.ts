/** Text around the reviews. A separate file, because every page loads it. */
export const reviewsWords = {
  title: 'Patient reviews',
  show: 'Show reviews',
  link: 'Read the reviews on Google',
  waiting: 'Reviews load here from our review service.',
  loading: 'Loading reviews…',
  failed: 'The review service did not answer. Nothing is wrong on your side.',
  /** Below reviews in the footer, where space is limited. */
  note: 'Their authors wrote these reviews on Google, and we never answer there with details of anybody’s care. No one is paid for a review. One person’s result may not be typical.',
} as const
