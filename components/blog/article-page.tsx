import { clinic, roleInText } from '@/content/facts/clinic'
import { articleWords } from '@/content/ui/blog'
import { articlePath, routes } from '@/lib/routes'
import type { ArticleView } from '@/lib/site/article-data'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import { ArticleTools } from '../device/article-tools'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { Disclaimer } from '../sections/disclaimer'
import { FaqList } from '../sections/faq-list'
import { References } from '../sections/references'
import { Ahead } from '../ui/ahead'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { ArticleClosing } from './article-closing'
import { ArticleHero } from './article-hero'
import { createArticleKit } from './article-kit'
import { ArticleStop } from './article-stop'
import { Badge } from './badge'
import { Contents } from './contents'
import { KeyFigureHead } from './key-figure-head'
import { ReadNext } from './read-next'
import { withSiteLinks } from './site-links'
import { insertAfterThird, splitLead } from './split-body'

/** An article. Its first paragraph stands right after the title, so that a phone's first screen has the answer. */
export function ArticlePage({ meta, Body, sources, headings, related, closing, ...article }: ArticleView) {
  const author = clinic.people[meta.author]
  const [lead, body] = splitLead(withSiteLinks(Body(createArticleKit(sources))))
  return (
    <article className="article" data-category={meta.category}>
      <header className="wrap article-head">
        <p className="card-line">
          <Badge category={meta.category} label={article.categoryLabel} />
          <time dateTime={meta.publishedOn}>{longDate(meta.publishedOn)}</time>
          <span>{article.readTime}</span>
        </p>
        <h1 className="text-4xl max-sm:text-3xl sm:mt-3">{meta.title}</h1>
        <Ahead from={meta.publishedOn} />
      </header>
      <div className="wrap article-grid">
        {lead}
        <div className="article-by note">
          <p>{article.subtitle}</p>
          <p>
            {fill(articleWords.byline, { name: author.name, role: roleInText(author) })}
            <time dateTime={meta.updatedOn}>{longDate(meta.updatedOn)}</time>.
          </p>
        </div>
        {meta.hero ? <ArticleHero hero={meta.hero} /> : <KeyFigureHead {...meta} sources={sources} />}
        <div className="article-aside no-print">
          <Contents headings={headings} />
          <Link href={routes.blog} className="article-back">
            <Icon name="arrow-left" /> {articleWords.back}
          </Link>
          <FirstScreenEnd />
        </div>
        <div className="prose">
          {insertAfterThird(body, <ArticleStop serviceKey={meta.service} />)}
          {/* Within the text, or reading modes of browsers leave it out. */}
          <div className="mt-6">
            <Disclaimer texts={[article.disclaimer]} />
          </div>
        </div>
        <ArticleTools slug={meta.slug} />
        {meta.faq ? (
          <section className="mt-12" aria-labelledby="questions">
            <h2 id="questions" className="mb-4 text-2xl">
              {articleWords.questions}
            </h2>
            <FaqList name="faq" items={meta.faq} />
          </section>
        ) : null}
        <div className="mt-4">
          <References
            folded
            path={articlePath(meta.slug)}
            sources={sources}
            reviewedOn={meta.reviewedOn}
            updatedOn={meta.updatedOn}
            reviewer={meta.reviewer}
            backTo
          />
        </div>
        <div className="article-closing no-print">
          <ArticleClosing {...closing} />
        </div>
      </div>
      <ReadNext cards={related} />
    </article>
  )
}
