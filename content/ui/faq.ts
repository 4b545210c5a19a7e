/** Text of the search on the FAQ page. */
export const faqWords = {
  label: 'Search these questions',
  placeholder: 'insurance, fasting, refill',
  jump: 'Groups of questions',
  byService: 'By treatment',
  /** From a page of questions to the service. */
  service: '{name}: price, benefit, risks',
  submit: 'Search',
  found: '{count} questions for “{query}”',
  foundOne: '1 question for “{query}”',
  near: 'No question says “{query}” in these words. These come closest.',
  nothing: 'No question has “{query}”.',
} as const
