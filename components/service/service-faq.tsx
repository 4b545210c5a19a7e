import type { Service } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { questionsPath } from '@/lib/routes'
import { askedMost } from '@/lib/site/services'
import { fill } from '@/lib/words/fill'
import { FaqList } from '../sections/faq-list'
import { SideSection } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { OpenAll } from '../ui/open-all'

type ServiceFaqProps = Service['faq'] & { service: Pick<Service, 'key'> }

/** The questions asked most, and the way to the others (decision 58). */
export function ServiceFaq({ heading, items, service }: ServiceFaqProps) {
  const others = items.length - askedMost
  return (
    <SideSection id="questions" heading={heading}>
      <div className="max-sm:hidden">
        <OpenAll />
      </div>
      <FaqList name="faq" items={items.slice(0, askedMost)} />
      {others > 0 ? (
        <p className="mt-4">
          <GoLink href={questionsPath(service.key)}>{fill(serviceWords.others, { count: others })}</GoLink>
        </p>
      ) : null}
    </SideSection>
  )
}
