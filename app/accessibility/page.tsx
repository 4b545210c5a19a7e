import { LegalPage } from '@/components/legal/legal-page'
import { JsonLd } from '@/components/seo/json-ld'
import { accessibility } from '@/content/legal/accessibility'
import { crumbs, dated } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { longDate } from '@/lib/words/dates'

export const metadata = pageMetadata({ path: routes.accessibility, ...accessibility.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: accessibility.heading, path: routes.accessibility },
]

export default function AccessibilityPage() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.accessibility, ...accessibility.meta, trail })} />
      <LegalPage
        path={routes.accessibility}
        heading={accessibility.heading}
        trail={trail}
        sections={accessibility.sections}
        preface={
          <p className="text-ink-2">
            {dated.asOf}{' '}
            <time dateTime={accessibility.effectiveOn}>{longDate(accessibility.effectiveOn)}</time>
          </p>
        }
      />
    </>
  )
}
