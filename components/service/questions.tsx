import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { fill } from '@/lib/fill'
import { FaqList } from '../sections/faq-list'
import { More } from '../ui/more'
import { ServiceBlock } from './service-block'

/** Number of questions that the specification requires. */
const shown = 6

/** Questions and answers: the first six as a list, the others folded. */
export function Questions({ heading, items }: Service['faq']) {
  const rest = items.slice(shown)
  return (
    <ServiceBlock id="questions" heading={heading}>
      <div className="mt-2">
        <FaqList name="faq" items={items.slice(0, shown)} />
      </div>
      {rest.length > 0 ? (
        <More summary={fill(serviceWords.moreQuestions, { count: rest.length })}>
          <FaqList name="faq" items={rest} />
        </More>
      ) : null}
    </ServiceBlock>
  )
}
