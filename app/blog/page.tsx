import '@/components/blog/blog.css'
import { BlogPage } from '@/components/blog/blog-page'
import { JsonLd } from '@/components/seo/json-ld'
import { articlesInEnglish } from '@/content/articles'
import { blog, filterLabels } from '@/content/blog'
import { crumbs } from '@/content/ui/pages'
import { listingPage } from '@/lib/articles/listing'
import { routes } from '@/lib/routes'
import { blogGraph } from '@/lib/seo/article-graph'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { cards } from '@/lib/site/article-data'

export const metadata = pageMetadata({ path: routes.blog, ...blog.meta })

export default function BlogRoute() {
  const listing = listingPage(cards, 1)
  return (
    <>
      <JsonLd data={blogGraph(listing, { ...blog, home: crumbs.home })} />
      <BlogPage listing={listing} labels={filterLabels} inEnglish={articlesInEnglish} {...blog} />
    </>
  )
}
