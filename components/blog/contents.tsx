import { articleWords } from '@/content/ui/blog'
import type { Heading } from '@/lib/editorial/rendered-text'

type ContentsProps = { headings: readonly Heading[] }

/** Table of contents: beside the article on wide screens, folded on phones. */
export function Contents({ headings }: ContentsProps) {
  const list = (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={articleWords.contents}>
      <details className="toc-fold fold">
        <summary>
          <span className="font-semibold">{articleWords.contents}</span>
        </summary>
        <div className="toc">{list}</div>
      </details>
      <div className="toc toc-wide">{list}</div>
    </nav>
  )
}
