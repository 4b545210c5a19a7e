import { notFound } from 'next/navigation'
import '@/components/blog/blog.css'
import { ArticlePage } from '@/components/blog/article-page'
import { JsonLd } from '@/components/seo/json-ld'
import { blog, categoryLabels } from '@/content/blog'
import { clinic } from '@/content/facts/clinic'
import { crumbs } from '@/content/ui/pages'
import { articlePath } from '@/lib/routes'
import { articleGraph } from '@/lib/seo/article-graph'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { authorName } from '@/lib/seo/person-node'
import { articleFacts, articleView, getArticle } from '@/lib/site/article-data'
import { publishedArticles } from '@/lib/site/published-articles'

export const dynamicParams = false

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return publishedArticles.map(({ meta }) => ({ slug: meta.slug }))
}

export async function generateMetadata({ params }: Props) {
  const article = getArticle((await params).slug)
  if (!article) return {}
  const { slug, seoTitle, metaDescription, publishedOn, updatedOn, category, tags, author } = article.meta
  return pageMetadata({
    path: articlePath(slug),
    title: seoTitle,
    description: metaDescription,
    article: {
      publishedOn,
      updatedOn,
      section: categoryLabels[category],
      tags,
      author: authorName(clinic.people[author]),
    },
  })
}

export default async function ArticleRoute({ params }: Props) {
  const article = getArticle((await params).slug)
  if (!article) notFound()
  return (
    <>
      <JsonLd data={articleGraph(articleFacts(article), { ...blog, home: crumbs.home })} />
      <ArticlePage {...articleView(article)} />
    </>
  )
}
