import { calculator } from '@/content/calculator'
import { firstVisit } from '@/content/facts/first-visit'
import { pageWords } from '@/content/ui/calculator'
import { common } from '@/content/ui/common'
import { routes, servicePaths } from '@/lib/routes'
import type { NumberedSource } from '@/lib/site/references'
import { fill } from '@/lib/words/fill'
import { Closing } from '../sections/closing'
import { Disclaimer } from '../sections/disclaimer'
import { References } from '../sections/references'
import { SideSection } from '../sections/section'
import { TermList } from '../sections/term-list'
import { PlainButton, PrimaryLink } from '../ui/buttons'
import { ChartLegend } from './chart-legend'
import { Method } from './method'
import { RangeTable } from './range-table'

type CalculatorExplainedProps = { sources: readonly NumberedSource[]; updatedOn: string }

/** Content below the calculator: how to read a result, the method, its limits and its sources. */
export function CalculatorExplained({ sources, updatedOn }: CalculatorExplainedProps) {
  const { result, closing } = calculator
  return (
    <>
      <ChartLegend {...calculator.reading} />
      <RangeTable {...calculator.table} sources={sources} />
      <Method {...calculator.how} />
      {/* Without JavaScript only. Otherwise these texts are in the folded parts of the result. */}
      <div className="no-script">
        <SideSection heading={pageWords.limits} tone="tinted">
          <div className="max-w-measure">
            {[...result.limits, ...result.method, result.diagnosis].map(text => (
              <p key={text} className="mb-3">
                {text}
              </p>
            ))}
          </div>
        </SideSection>
      </div>
      <SideSection heading={calculator.reasons.heading}>
        <TermList items={calculator.reasons.items} />
      </SideSection>
      <div className="wrap grid gap-10 pb-section">
        <Disclaimer texts={[calculator.disclaimer]} />
        <References
          folded
          path={routes.calculator}
          sources={sources}
          reviewer={calculator.reviewer}
          reviewedOn={calculator.reviewedOn}
          updatedOn={updatedOn}
          nextReviewOn={calculator.nextReviewOn}
        />
      </div>
      <Closing heading={closing.heading} text={closing.text}>
        <div className="first-visit">
          <PrimaryLink href={routes.contact}>{closing.contact}</PrimaryLink>
          <p>{fill(common.firstVisit, firstVisit)}</p>
        </div>
        <PlainButton href={servicePaths['testosterone-replacement-therapy']}>{closing.service}</PlainButton>
      </Closing>
    </>
  )
}
