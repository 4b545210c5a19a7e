import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { Bars } from '@/components/blog/bars'
import { People } from '@/components/blog/people'
import { type Article, articles } from '@/content/articles'
import type { ArticleKit } from '@/content/articles/kit'

type BarsProps = ComponentProps<ArticleKit['Bars']>
type PeopleProps = ComponentProps<ArticleKit['People']>
type Rows = (BarsProps | PeopleProps)['rows']
type Drawn = { slug: string; caption: string; ids?: string; rows: Rows; drawing: BarsProps | PeopleProps }

const none = () => null
const kit: ArticleKit = {
  Cite: none,
  Callout: none,
  Checklist: none,
  BeforeAfter: none,
  Until: none,
  Urgent: none,
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
    isValidElement<BarsProps | PeopleProps>(children) &&
    (children.type === kit.Bars || children.type === kit.People)
      ? [{ ...figure, slug, rows: children.props.rows, drawing: children.props }]
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
/** By article, a line for each drawing. */
const recorded = readFileSync('__tests__/content/drawn-numbers.txt', 'utf8')
  .split('\n\n')
  .slice(1)
  .map(part => part.trim().split(/\n\s*/))
  .map(([slug = '', ...drawings]) => [slug, drawings] as const)

const asRecorded = (row: Rows[number]) => {
  const amount = 'count' in row ? row.count : [row.value].flat().join(' to ')
  return `${'of' in row && row.of ? `${row.of} ` : ''}${row.label} ${amount}`
}

test.each(recorded)('%s draws no numbers but those of its sources', (slug, drawings) => {
  const article = articles.find(({ meta }) => meta.slug === slug)
  const drawn = article ? drawnIn(article).map(({ rows }) => rows.map(asRecorded).join(' · ')) : []
  expect(drawn.filter(line => !drawings.includes(line))).toEqual([])
})

const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name) ?? 0)

test.each(articles.flatMap(drawnIn).map(({ slug, caption, drawing }) => [slug, caption, drawing] as const))(
  '%s, "%s": what is drawn, converted back, is the number beside it',
  (_, __, drawing) => {
    if (!('max' in drawing)) {
      const { container } = render(<People {...drawing} isFirst />)
      const crowds = [...container.querySelectorAll('svg[viewBox]')].map(svg => {
        const [all, ...counted] = [...svg.querySelectorAll('rect')].map(
          rect => numberOf(rect, 'width') * numberOf(rect, 'height'),
        )
        return (counted.reduce((sum, area) => sum + area, 0) / (all ?? 0)) * 100
      })
      drawing.rows.forEach(({ count }, index) => {
        expect(crowds[index]).toBeCloseTo(count, 1)
      })
      return
    }
    const { container } = render(<Bars {...drawing} />)
    const bars = [...container.querySelectorAll('svg[viewBox]')].map(svg => svg.querySelectorAll('rect'))
    expect(bars).toHaveLength(drawing.rows.length)
    drawing.rows.forEach(({ value, mark }, index) => {
      const [bar, estimate] = bars[index] ?? []
      const from = (numberOf(bar ?? null, 'x') / 100) * drawing.max
      const to = from + (numberOf(bar ?? null, 'width') / 100) * drawing.max
      const written = typeof value === 'number' ? [0, value] : value
      expect(Math.abs(from - (written[0] ?? 0))).toBeLessThan(drawing.max / 5_000)
      expect(Math.abs(to - (written[1] ?? 0))).toBeLessThan(drawing.max / 5_000)
      if (mark !== undefined)
        expect(((numberOf(estimate ?? null, 'x') + 1) / 100) * drawing.max).toBeCloseTo(mark, 2)
    })
  },
)
