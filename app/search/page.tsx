import { SearchPage } from '@/components/search/search-page'
import { PageHero } from '@/components/sections/page-hero'
import { GoLink } from '@/components/ui/buttons'
import { routes, servicePaths } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { quickLinks, serviceNavigation } from '@/lib/site/navigation'

export const metadata = pageMetadata({
  path: routes.search,
  title: 'Search this site',
  description:
    'Search services, articles, questions and pages of our men’s health clinic in Flower Mound, or go straight to a section.',
  robots: 'noindex',
})

const trail = [
  { name: 'Home', path: routes.home },
  { name: 'Search', path: routes.search },
]
const links = [
  ...quickLinks,
  ...serviceNavigation.map(({ key, name }) => ({ href: servicePaths[key], label: name })),
]

export default function SearchRoute() {
  return (
    <>
      <PageHero title="Search" trail={trail} />
      <div className="wrap grid gap-12 pb-section lg:grid-cols-[7fr_4fr]">
        <div>
          <div className="needs-script">
            <SearchPage />
          </div>
          <p className="no-script-only">Search needs JavaScript. This list leads to every section.</p>
        </div>
        <nav aria-label="Sections of this site">
          <h2 className="text-xl">Go straight to</h2>
          <ul className="mt-2">
            {links.map(({ href, label }) => (
              <li key={href}>
                <GoLink href={href}>{label}</GoLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
