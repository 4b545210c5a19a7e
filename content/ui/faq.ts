/** Text of the search on the FAQ page. */
export const faqWords = {
  label: 'Search these questions',
  placeholder: 'insurance, fasting, refill',
  jump: 'Groups of questions',
  submit: 'Search',
  found: '{count} questions have “{query}”',
  foundOne: '1 question has “{query}”',
  near: 'No question has all of “{query}”. These have a part of it.',
  nothing: 'No question has “{query}”. Call us and ask.',
} as const
