import { SearchPage } from '@/components/search/search-page'
import { PageHero } from '@/components/sections/page-hero'
import { GoLink } from '@/components/ui/buttons'
import { Link } from '@/components/ui/link'
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

/** On wide screens the services stand beside the field, and give way to results. */
const aside = (
  <>
    <Sections />
    <Services />
  </>
)

export default function SearchRoute() {
  return (
    <PageHero title={searchWords.name} trail={trail} aside={aside}>
      <div className="w-full">
        <div className="needs-script">
          <SearchPage />
        </div>
        <p className="no-script-only">{searchPage.noScript}</p>
      </div>
    </PageHero>
  )
}

/** The site's pages, for a visitor who would rather choose than type: below the field, and beside results. */
function Sections() {
  return (
    <nav
      aria-label={searchPage.sections}
      className="border-t border-line pt-4 lg:-mt-8 lg:in-[:has(.search-results_ul)]:border-0"
    >
      <h2 className="text-xl">{searchPage.sectionsHeading}</h2>
      <ul className="mt-2 columns-[2_9rem]">
        {quickLinks.map(({ href, label }) => (
          <li key={href}>
            <GoLink href={href}>{label}</GoLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Services() {
  return (
    <nav
      aria-labelledby="search-services"
      className="in-[:has(.search-results_ul)]:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 className="text-xl" id="search-services">
        {searchWords.kinds.Services}
      </h2>
      <ul className="mt-3 border-b border-line">
        {serviceNavigation.map(({ key, name }) => (
          <li key={key}>
            <Link href={servicePaths[key]} className="block border-t border-line py-3 font-semibold">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
