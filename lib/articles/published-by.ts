type Dated = { meta: { publishedOn: string } }

/** An article is public from its day. @param today ISO date in the clinic's time zone */
export function published<Article extends Dated>(articles: readonly Article[], today: string): Article[] {
  return articles.filter(({ meta }) => meta.publishedOn <= today)
}
