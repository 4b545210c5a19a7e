import { statSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '@/content/articles'
import { blog, categoryLabels } from '@/content/blog'
import { atomFeed } from '@/lib/seo/feed'

export const dynamic = 'force-static'

// Read once, at build time.
const bytesOf = (path: string) => statSync(join(process.cwd(), 'public', path)).size

export function GET() {
  return new Response(atomFeed(articles, blog, categoryLabels, bytesOf), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
