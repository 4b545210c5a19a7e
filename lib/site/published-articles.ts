import { articles } from '@/content/articles'
import { clinic } from '@/content/facts/clinic'
import { published } from '@/lib/articles/published'
import { clockIn } from '@/lib/hours'

/** What pages, listing, feed, sitemap and search show. A later article appears with the first build on or after its day. */
export const publishedArticles = published(articles, clockIn(clinic.timeZone, new Date()).date)
