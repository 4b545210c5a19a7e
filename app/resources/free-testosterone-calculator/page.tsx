import { Activity } from 'react'
import { Calculator } from '@/components/calculator/calculator'
import { CalculatorExplained } from '@/components/calculator/calculator-explained'
import { Letterhead, PrintFoot } from '@/components/calculator/print-parts'
import { EmptyPanel, QuestionsFold, ResultFolds } from '@/components/calculator/result-folds'
import { SplitHead, SplitPatterns } from '@/components/calculator/split-parts'
import {
  historyWords,
  importWords,
  pageWords,
  rowWords,
  splitWords,
  whatIfWords,
} from '@/content/ui/calculator'
import { doubtWords, resultTextWords } from '@/content/ui/calculator-words'
import { crumbs } from '@/content/ui/pages'
import '@/components/calculator/calculator.css'
import { PageHero } from '@/components/sections/page-hero'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, GoLink } from '@/components/ui/buttons'
import { Icon } from '@/components/ui/icon'
import { AppMissing, BootMissing } from '@/components/ui/page-incomplete'
import { calculator } from '@/content/calculator'
import { sources } from '@/content/sources'
import { articlePath, routes } from '@/lib/routes'
import { calculatorNode, pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pageUpdatedOn } from '@/lib/site/page-dates'
import { numberedSources } from '@/lib/site/references'
import { commonWords } from '@/lib/testosterone/common-words'

export const metadata = pageMetadata({ path: routes.calculator, ...calculator.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.resources, path: routes.resources },
  { name: crumbs.calculator, path: routes.calculator },
]

const history = { panel: historyWords, import: importWords, row: rowWords }

const served = {
  bootMissing: <BootMissing />,
  empty: <EmptyPanel />,
  next: (
    <>
      <FirstVisitButton />
      <GoLink href={articlePath('low-testosterone-symptoms-men')}>{pageWords.readOn}</GoLink>
    </>
  ),
  details: <ResultFolds />,
  questions: <QuestionsFold />,
  patterns: <SplitPatterns />,
  splitHead: <SplitHead />,
  icons: {
    alert: <Icon name="circle-alert" />,
    printer: <Icon name="printer" />,
    copy: <Icon name="copy" />,
    download: <Icon name="download" />,
    upload: <Icon name="upload" />,
    trash: <Icon name="trash" />,
  },
  letterhead: <Letterhead />,
  printFoot: <PrintFoot />,
}

export default function CalculatorPage() {
  const { form, result, ranges, meta } = calculator
  const extra = [calculatorNode(meta, sources.C1)]
  return (
    <>
      <JsonLd
        data={pageGraph({
          path: routes.calculator,
          ...meta,
          trail,
          type: 'MedicalWebPage',
          review: { ...calculator, updatedOn: pageUpdatedOn(routes.calculator) },
          extra,
        })}
      />
      <PageHero isClose title={calculator.heading} lead={calculator.lead} trail={trail} />
      <section className="section-tinted pt-2 pb-6 lg:py-14" aria-label={calculator.heading}>
        <div className="wrap">
          <AppMissing />
          <Calculator
            texts={{
              form,
              result,
              ranges,
              doubt: doubtWords,
              commonWords,
              resultText: resultTextWords,
              history,
              whatIf: whatIfWords,
              split: splitWords,
            }}
            served={served}
          />
          <div className="no-script">
            <p className="mb-5 text-lg">{form.noScript}</p>
            <FirstVisitButton />
          </div>
        </div>
      </section>
      {/* Its own <Activity> boundary: hydrates after the form, so that a first tap on the form does not wait for it. */}
      <Activity>
        <CalculatorExplained
          sources={numberedSources(calculator.sources)}
          updatedOn={pageUpdatedOn(routes.calculator)}
        />
      </Activity>
    </>
  )
}
