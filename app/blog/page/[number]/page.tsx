import { crumbs, numberedListing } from '@/content/ui/pages'
import { fill } from '@/lib/words/fill'
import '@/components/blog/blog.css'
import { BlogPage } from '@/components/blog/blog-page'
import { JsonLd } from '@/components/seo/json-ld'
import { blog, filterLabels } from '@/content/blog'
import { listingPage, pageCount } from '@/lib/articles/listing'
import { listingPath, routes } from '@/lib/routes'
import { blogGraph } from '@/lib/seo/article-graph'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { cards } from '@/lib/site/article-data'

export const dynamicParams = false

type Props = { params: Promise<{ number: string }> }

/** Pages 2 and up; page 1 is the listing itself. */
export function generateStaticParams() {
  return Array.from({ length: pageCount(cards.length) - 1 }, (_, index) => ({ number: String(index + 2) }))
}

export async function generateMetadata({ params }: Props) {
  const number = Number((await params).number)
  return pageMetadata({
    path: listingPath(number),
    title: fill(numberedListing.title, { heading: blog.heading, number, pages: pageCount(cards.length) }),
    description: fill(numberedListing.description, { number }),
    socialImageOf: routes.blog,
  })
}

export default async function BlogNumberedRoute({ params }: Props) {
  const listing = listingPage(cards, Number((await params).number))
  return (
    <>
      <JsonLd data={blogGraph(listing, { ...blog, home: crumbs.home })} />
      <BlogPage listing={listing} labels={filterLabels} {...blog} />
    </>
  )
}
