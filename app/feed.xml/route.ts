import { articles } from '@/content/articles'
import { blog, categoryLabels } from '@/content/blog'
import { atomFeed } from '@/lib/seo/feed'

export const dynamic = 'force-static'

export function GET() {
  return new Response(atomFeed(articles, blog, categoryLabels), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
