import { statSync } from 'node:fs'
import { join } from 'node:path'
import { blog, categoryLabels } from '@/content/blog'
import { atomFeed } from '@/lib/seo/feed'
import { publishedArticles } from '@/lib/site/published-articles'

export const dynamic = 'force-static'

/** Read once, at build time. `next build` alone draws no pictures: the feed is then without their sizes, which Atom allows. */
function bytesOf(path: string): number | undefined {
  const size = statSync(join(process.cwd(), 'public', path), { throwIfNoEntry: false })?.size
  if (size === undefined)
    console.warn(`public${path} is missing. The step "pictures" of \`npm run build\` draws it.`)
  return size
}

export function GET() {
  return new Response(atomFeed(publishedArticles, blog, categoryLabels, bytesOf), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
