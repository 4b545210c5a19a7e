import type { Service } from '@/content/schema'
import { faqWords } from '@/content/ui/faq'
import { questionsPath, servicePaths } from '@/lib/routes'
import type { NumberedSource } from '@/lib/site/references'
import { askedMost } from '@/lib/site/services'
import { fill } from '@/lib/words/fill'
import { QuestionFigure } from '../figures/service-figure'
import { Disclaimer } from '../sections/disclaimer'
import { FaqList } from '../sections/faq-list'
import { References } from '../sections/references'
import { Section } from '../sections/section'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton, GoLink } from '../ui/buttons'
import { OpenAll } from '../ui/open-all'

type ServiceQuestionsProps = {
  service: Service
  trail: readonly Crumb[]
  sources: readonly NumberedSource[]
}

/** What men ask about a service beyond the questions on its page. */
export function ServiceQuestions({ service, trail, sources }: ServiceQuestionsProps) {
  const { key, card, faq, disclaimers } = service
  return (
    <>
      <div className="wrap page-head">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-4 text-4xl">{faq.heading}</h1>
        <p className="mt-3">
          <GoLink href={servicePaths[key]}>{fill(faqWords.service, { name: card.name })}</GoLink>
        </p>
      </div>
      <Section>
        {/* The plus stays near its question. */}
        <div className="max-w-[48rem]">
          <OpenAll />
          <FaqList name="faq" items={faq.items.slice(askedMost)} headingLevel="h2" startsOpen>
            <div className="pt-8">
              <Disclaimer texts={disclaimers} />
            </div>
          </FaqList>
        </div>
        <div className="mt-8">
          <FirstVisitButton />
        </div>
      </Section>
      <QuestionFigure serviceKey={key} sources={sources} />
      <div className="wrap py-section">
        <References
          folded
          path={questionsPath(key)}
          sources={sources}
          reviewedOn={service.reviewedOn}
          updatedOn={service.updatedOn}
          nextReviewOn={service.nextReviewOn}
        />
      </div>
    </>
  )
}
