import { LegalPage } from '@/components/legal/legal-page'
import { JsonLd } from '@/components/seo/json-ld'
import { GoLink, OutLink } from '@/components/ui/buttons'
import { clinic } from '@/content/facts/clinic'
import { legalRecord } from '@/content/facts/legal-record'
import { hipaaNotice } from '@/content/legal/hipaa-notice'
import { recordsAndComplaints } from '@/content/legal/records-and-complaints'
import { websitePrivacy } from '@/content/legal/website-privacy'
import { civilRightsComplaint, crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { longDate } from '@/lib/words/dates'

export const metadata = pageMetadata({ path: routes.privacy, ...hipaaNotice.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: hipaaNotice.heading, path: routes.privacy },
]

export default function PrivacyPage() {
  const [{ on: date }] = legalRecord.notice
  const [{ on: addendumDate }] = legalRecord.addendum
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.privacy, ...hipaaNotice.meta, trail })} />
      <LegalPage
        path={routes.privacy}
        heading={hipaaNotice.heading}
        trail={trail}
        sections={[...hipaaNotice.sections, websitePrivacy.section, websitePrivacy.outside]}
        preface={
          <>
            <p className="border-l-4 border-ink pl-5 font-semibold">{hipaaNotice.statutoryHeader}</p>
            <p className="mt-4 text-ink-2">
              {hipaaNotice.effectiveLine} <time dateTime={date}>{longDate(date)}</time>
            </p>
            <p className="text-ink-2">
              {hipaaNotice.addendumLine} <time dateTime={addendumDate}>{longDate(addendumDate)}</time>
            </p>
          </>
        }
        below={{
          complaints: (
            <p className="mt-3 flex flex-wrap gap-x-8">
              <GoLink href={routes.records}>{recordsAndComplaints.heading}</GoLink>
              <OutLink kind="authority" href={clinic.hhsComplaintUrl}>
                {civilRightsComplaint}
              </OutLink>
              <a className="text-link inline-flex min-h-11 items-center" href={clinic.privacyEmail.href}>
                {clinic.privacyEmail.address}
              </a>
            </p>
          ),
        }}
      />
    </>
  )
}
