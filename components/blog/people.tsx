import type { ComponentProps } from 'react'
import type { ArticleKit } from '@/content/articles/kit'
import { articleWords } from '@/content/ui/blog'
import { decimal } from '@/lib/words/decimal'
import { Crowd, CrowdPatterns } from '../figures/icon-array'

type PeopleProps = ComponentProps<ArticleKit['People']> & {
  /** The first on a page defines the patterns of all. */
  isFirst: boolean
}

/** How many of a hundred people, group by group, with each of them drawn. */
export function People({ rows, isFirst }: PeopleProps) {
  return (
    <div className="men">
      {rows.map(({ label, count }) => (
        <div key={label}>
          <p className="men-label">{label}</p>
          <p className="data">
            <b>{decimal(count)}</b>
            {` ${articleWords.ofHundred}`}
          </p>
          <Crowd count={count} />
        </div>
      ))}
      {isFirst ? <CrowdPatterns /> : null}
    </div>
  )
}
