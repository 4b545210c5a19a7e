import { LegalPage } from '@/components/sections/legal-page'
import { JsonLd } from '@/components/seo/json-ld'
import { OutLink } from '@/components/ui/buttons'
import { clinic } from '@/content/facts/clinic'
import { privacy } from '@/content/privacy'
import { longDate } from '@/lib/dates'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.privacy, ...privacy.meta })

const trail = [
  { name: 'Home', path: routes.home },
  { name: privacy.heading, path: routes.privacy },
]

export default function PrivacyPage() {
  const date = clinic.hipaaNoticeEffectiveOn
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.privacy, ...privacy.meta, trail })} />
      <LegalPage
        heading={privacy.heading}
        trail={trail}
        sections={privacy.sections}
        preface={
          <>
            <p className="border-l-4 border-ink pl-5 font-semibold">{privacy.statutoryHeader}</p>
            <p className="mt-4 text-ink-2">
              {privacy.effectiveLine} <time dateTime={date}>{longDate(date)}</time>
            </p>
          </>
        }
        after={
          <p className="flex flex-wrap gap-x-8">
            <OutLink kind="authority" href={clinic.hhsComplaintUrl}>
              File a complaint with the federal Office for Civil Rights
            </OutLink>
            <a className="text-link inline-flex min-h-11 items-center" href={clinic.privacyEmail.href}>
              {clinic.privacyEmail.address}
            </a>
          </p>
        }
      />
    </>
  )
}
