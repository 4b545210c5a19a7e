import { SearchPage } from '@/components/search/search-page'
import { PageHero } from '@/components/sections/page-hero'
import { GoLink } from '@/components/ui/buttons'
import { crumbs } from '@/content/ui/pages'
import { searchPage, searchWords } from '@/content/ui/search'
import { routes, servicePaths } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { quickLinks, serviceNavigation } from '@/lib/site/navigation'

export const metadata = pageMetadata({
  path: routes.search,
  title: searchWords.label,
  description: searchPage.description,
  robots: 'noindex',
})

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.search, path: routes.search },
]
const links = [
  ...quickLinks,
  ...serviceNavigation.map(({ key, name }) => ({ href: servicePaths[key], label: name })),
]

export default function SearchRoute() {
  return (
    <>
      <PageHero title={searchWords.name} trail={trail} />
      <div className="wrap grid gap-12 pb-section lg:grid-cols-[7fr_4fr]">
        <div>
          <div className="needs-script">
            <SearchPage />
          </div>
          <p className="no-script-only">{searchPage.noScript}</p>
        </div>
        <nav aria-label={searchPage.sections}>
          <h2 className="text-xl">{searchPage.sectionsHeading}</h2>
          <ul className="mt-2 sm:max-lg:columns-2">
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
