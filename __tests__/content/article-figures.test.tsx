import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { type Article, articles } from '@/content/articles'
import type { ArticleKit } from '@/content/articles/kit'

type Rows = ComponentProps<ArticleKit['Bars'] | ArticleKit['People']>['rows']
type Drawn = { slug: string; caption: string; ids?: string; rows: Rows }

const none = () => null
const kit: ArticleKit = {
  Cite: none,
  Callout: none,
  Checklist: none,
  BeforeAfter: none,
  Until: none,
  Figure: ({ children }) => children,
  Bars: () => 'bars',
  People: () => 'people',
}

function figuresIn(node: ReactNode): ComponentProps<ArticleKit['Figure']>[] {
  if (Array.isArray(node)) return node.flatMap(figuresIn)
  if (!isValidElement<ComponentProps<ArticleKit['Figure']>>(node)) return []
  return node.type === kit.Figure ? [node.props] : figuresIn(node.props.children)
}

/** The figures of an article that draw numbers. */
const drawnIn = ({ meta: { slug }, Body }: Article): Drawn[] =>
  figuresIn(Body(kit)).flatMap(({ children, ...figure }) =>
    isValidElement<{ rows: Rows }>(children) && (children.type === kit.Bars || children.type === kit.People)
      ? [{ ...figure, slug, rows: children.props.rows }]
      : [],
  )

const valuesOf = (rows: Rows) => JSON.stringify(rows.map(row => ('count' in row ? row.count : row.value)))

test.each(articles.map(article => [article.meta.slug, drawnIn(article)] as const))(
  '%s draws its numbers, and names the source of each drawing',
  (_, drawn) => {
    expect(drawn.length).toBeGreaterThanOrEqual(2)
    expect(drawn.filter(({ ids }) => !ids).map(({ caption }) => caption)).toEqual([])
  },
)

test('numbers that two articles draw are written once, in shared-figures.ts', () => {
  const all = articles.flatMap(drawnIn)
  const copies = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        ({ slug, rows }) => slug !== one.slug && rows !== one.rows && valuesOf(rows) === valuesOf(one.rows),
      )
      .map(({ slug }) => `${slug}: the numbers of "${one.caption}" in ${one.slug}`),
  )
  expect(copies).toEqual([])
})
