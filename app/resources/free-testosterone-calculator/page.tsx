import { Activity } from 'react'
import { Calculator } from '@/components/calculator/calculator'
import '@/components/calculator/calculator.css'
import { Method } from '@/components/calculator/method'
import { RangeTable } from '@/components/calculator/range-table'
import { ReadingCards } from '@/components/calculator/reading-cards'
import { Closing } from '@/components/sections/closing'
import { Disclaimer } from '@/components/sections/disclaimer'
import { PageHero } from '@/components/sections/page-hero'
import { References } from '@/components/sections/references'
import { SideSection } from '@/components/sections/section'
import { TermList } from '@/components/sections/term-list'
import { JsonLd } from '@/components/seo/json-ld'
import { BookingButton, PlainButton, SignLink } from '@/components/ui/buttons'
import { Picture } from '@/components/ui/picture'
import { calculator } from '@/content/calculator'
import { clinic } from '@/content/clinic'
import { numberedSources } from '@/content/services/references'
import { sources } from '@/content/sources'
import { art } from '@/lib/art'
import { routes, servicePaths } from '@/lib/routes'
import { calculatorNode, pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.calculator, ...calculator.meta })

const trail = [
  { name: 'Home', path: routes.home },
  { name: 'Resources', path: routes.resources },
  { name: 'Free testosterone calculator', path: routes.calculator },
]

export default function CalculatorPage() {
  const { heading, form, result, ranges, questions, print, disclaimer, meta } = calculator
  const { name, shortName, nameSuffix, phone } = clinic
  const letterhead = { name, shortName, nameSuffix, phone: phone.display }
  const texts = { heading, form, result, ranges, questions, print, disclaimer, letterhead }
  const references = numberedSources(calculator.sources)
  const extra = [calculatorNode(meta, sources.C1)]
  return (
    <>
      <JsonLd
        data={pageGraph({
          path: routes.calculator,
          ...meta,
          trail,
          type: 'MedicalWebPage',
          reviewedOn: calculator.reviewedOn,
          extra,
        })}
      />
      <PageHero title={calculator.heading} lead={calculator.lead} trail={trail} />
      <section className="section-wood py-10 lg:py-14" aria-label={calculator.heading}>
        <div className="wrap">
          <Calculator texts={texts} />
          <div className="no-script">
            <p className="mb-5 max-w-measure text-lg">{form.noScript}</p>
            <BookingButton />
          </div>
        </div>
      </section>
      {/* Wakes up after the form, so that a first tap there need not wait for it. */}
      <Activity>
        <ReadingCards {...calculator.reading} />
        <RangeTable {...calculator.table} sources={references} />
        <Method {...calculator.how} />
        <SideSection heading="What the result does not say" tone="wood">
          <div className="max-w-measure">
            {[result.estimate, result.bias, result.diagnosis, result.notFor].map(text => (
              <p key={text} className="mb-3">
                {text}
              </p>
            ))}
          </div>
        </SideSection>
        <SideSection heading={calculator.reasons.heading}>
          <TermList items={calculator.reasons.items} />
        </SideSection>
        <Closing
          heading={calculator.closing.heading}
          text={calculator.closing.text}
          art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}
        >
          <SignLink href={routes.contact}>{calculator.closing.contact}</SignLink>
          <PlainButton href={servicePaths['testosterone-replacement-therapy']}>
            {calculator.closing.service}
          </PlainButton>
        </Closing>
        <div className="wrap grid gap-10 py-section">
          <Disclaimer texts={[calculator.disclaimer]} />
          <References
            sources={references}
            reviewedOn={calculator.reviewedOn}
            nextReviewOn={calculator.nextReviewOn}
          />
        </div>
      </Activity>
    </>
  )
}
