import type { ReactNode } from 'react'
import type { FaqItem } from '@/content/schema'
import { isEnded } from '@/lib/site/offered'
import { Link } from '../ui/link'
import { LinkedWords } from '../ui/linked-words'
import { EndingText } from '../ui/until-day'

type FaqListProps = {
  name: string
  items: readonly FaqItem[]
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** Shows the first answer on arrival. */
  startsOpen?: boolean
  /** Below the answers, within the same element: what reading modes of browsers must keep with them. */
  children?: ReactNode
}

/**
 * Accordion, one open at a time by the native `name` group. The id is on the answer, because browsers open the
 * <details> around a fragment's target without JavaScript.
 */
export function FaqList(props: FaqListProps) {
  const { name, items, headingLevel: Heading = 'h3', startsOpen = false, children } = props
  return (
    <div>
      {items.map((item, index) => (
        <details className="fold" key={item.id} name={name} open={(startsOpen && index === 0) || undefined}>
          <summary>
            <Heading>{item.question}</Heading>
          </summary>
          <div id={item.id} className="fold-answer">
            {item.answer.map(paragraph => (
              <p key={paragraph}>
                <LinkedWords text={paragraph} />
              </p>
            ))}
            {item.until ? (
              <p>
                <EndingText {...item.until} />
              </p>
            ) : null}
            {item.link && !isEnded(item.link.href) ? (
              <Link className="text-link" href={item.link.href}>
                {item.link.text}
              </Link>
            ) : null}
          </div>
        </details>
      ))}
      {children}
    </div>
  )
}
