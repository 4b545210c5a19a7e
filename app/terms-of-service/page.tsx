import { LegalPage } from '@/components/legal/legal-page'
import { JsonLd } from '@/components/seo/json-ld'
import { terms } from '@/content/legal/terms-of-service'
import { crumbs, dated } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { longDate } from '@/lib/words/dates'

export const metadata = pageMetadata({ path: routes.terms, ...terms.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: terms.heading, path: routes.terms },
]

export default function TermsPage() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.terms, ...terms.meta, trail })} />
      <LegalPage
        path={routes.terms}
        heading={terms.heading}
        trail={trail}
        sections={terms.sections}
        preface={
          <p className="text-ink-2">
            {dated.effective} <time dateTime={terms.effectiveOn}>{longDate(terms.effectiveOn)}</time>
          </p>
        }
      />
    </>
  )
}
