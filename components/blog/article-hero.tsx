import type { ArticleHero as Hero } from '@/content/schema'

type ArticleHeroProps = { hero: Hero; heading?: 'h2' | 'p' }

/** A figure drawn for one article, shown in place of its key figure. */
export function ArticleHero({ hero, heading: Heading = 'p' }: ArticleHeroProps) {
  return (
    <figure className="article-hero">
      <Heading className="article-hero-title">{hero.heading}</Heading>
      <HeroDrawing hero={hero} />
      <figcaption className="note">{hero.caption}</figcaption>
    </figure>
  )
}

function HeroDrawing({ hero }: { hero: Hero }) {
  switch (hero.kind) {
    case 'signs':
      return (
        <ul className="hero-signs">
          {hero.items.map(({ text, tied }) => (
            <li key={text} data-tied={tied}>
              {text}
            </li>
          ))}
        </ul>
      )
    case 'trial':
      return (
        <dl className="hero-trial">
          {hero.rows.map(({ label, value, printed }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={index === 0 ? 'mark-full' : 'mark-open'}
                    width={(value / hero.max) * 100}
                    height="10"
                  />
                </svg>
                <span>{printed}</span>
              </dd>
            </div>
          ))}
        </dl>
      )
    default:
      return hero satisfies never
  }
}
