import '@/components/blog/blog.css'
import { BlogPage } from '@/components/blog/blog-page'
import { blog } from '@/content/blog'
import { cards, perPage } from '@/lib/articles/library'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const dynamicParams = false

type Props = { params: Promise<{ number: string }> }

/** Pages after the first; the listing itself is page 1. */
export function generateStaticParams() {
  const pages = Math.ceil(cards.length / perPage)
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ number: String(index + 2) }))
}

export async function generateMetadata({ params }: Props) {
  const { number } = await params
  return pageMetadata({
    path: `${routes.blog}/page/${number}`,
    title: `${blog.heading}, page ${number}`,
    description: `${blog.meta.description.slice(0, 140)} Page ${number}.`,
  })
}

export default async function BlogNumberedRoute({ params }: Props) {
  return <BlogPage cards={cards} page={Number((await params).number)} />
}
