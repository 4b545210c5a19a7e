import { articles } from '@/content/articles'
import { published } from '@/lib/articles/published-by'
import { env } from '@/lib/env'
import { today } from './ahead'

/**
 * What pages, listing, feed, sitemap and search show. A later article appears with the first build on or after its day;
 * development and drafts show it before, marked.
 */
export const publishedArticles = env.showsAhead ? articles : published(articles, today)
