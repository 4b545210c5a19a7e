import type { Article } from '../../articles'

export type { Article } from '../../articles'

/** No articles in Portuguese: links to articles lead to the English ones. */
export const articles: readonly Article[] = []
