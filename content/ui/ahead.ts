/** In development and drafts, beside what is not public yet. */
export const aheadWords = 'Not public yet: from {date}'
