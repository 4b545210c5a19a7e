import { ComplaintLinks } from '@/components/legal/complaint-links'
import { LegalPage } from '@/components/legal/legal-page'
import { JsonLd } from '@/components/seo/json-ld'
import { OutLink } from '@/components/ui/buttons'
import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import { recordsAndComplaints } from '@/content/legal/records-and-complaints'
import { civilRightsComplaint, crumbs, dated } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { longDate } from '@/lib/words/dates'

const { meta, heading, lead, citation, effectiveOn, sections, links } = recordsAndComplaints

export const metadata = pageMetadata({ path: routes.records, ...meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: heading, path: routes.records },
]

export default function RecordsPage() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.records, ...meta, trail })} />
      <LegalPage
        path={routes.records}
        heading={heading}
        trail={trail}
        sections={sections}
        preface={
          <>
            <p className="lead">{lead}</p>
            <p className="mt-4 text-ink-2">{citation}</p>
            <p className="text-ink-2">
              {dated.asOf} <time dateTime={effectiveOn}>{longDate(effectiveOn)}</time>
            </p>
          </>
        }
        below={{
          'licensing-board': <ComplaintLinks {...links} notice={clinic.texasComplaintNotice} />,
          'attorney-general': (
            <p className="mt-3 grid justify-items-start gap-y-3">
              <OutLink kind="authority" href={authorities.attorneyGeneral.complaintUrl}>
                {links.attorneyGeneral}
              </OutLink>
              <OutLink kind="authority" href={authorities.attorneyGeneral.privacyUrl}>
                {links.patientPrivacy}
              </OutLink>
            </p>
          ),
          'civil-rights': (
            <p className="mt-3">
              <OutLink kind="authority" href={clinic.hhsComplaintUrl}>
                {civilRightsComplaint}
              </OutLink>
            </p>
          ),
        }}
      />
    </>
  )
}
