import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { FaqList } from '../sections/faq-list'
import { OpenAll } from '../ui/open-all'
import { ServiceBlock } from './service-block'

/** Number of questions that the specification requires. */
const shown = 6

/** Questions and answers: the six of the specification, and a section of its own for the others (decision 58). */
export function Questions({ heading, items }: Service['faq']) {
  const hiddenItems = items.slice(shown)
  return (
    <>
      <ServiceBlock id="questions" heading={heading}>
        <OpenAll />
        <FaqList name="faq" items={items.slice(0, shown)} />
      </ServiceBlock>
      {hiddenItems.length > 0 ? (
        <ServiceBlock heading={serviceWords.moreQuestions}>
          <OpenAll />
          <FaqList name="faq" items={hiddenItems} />
        </ServiceBlock>
      ) : null}
    </>
  )
}
