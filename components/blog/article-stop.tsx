import type { ServiceKey } from '@/content/schema'
import { servicePaths } from '@/lib/routes'
import { serviceNavigation } from '@/lib/site/navigation'
import { ServiceEmblem } from '../figures/service-art'
import { FirstVisitButton } from '../ui/buttons'
import { Link } from '../ui/link'

/** After a few sections, for whoever has read enough: the service, and how to book. */
export function ArticleStop({ serviceKey }: { serviceKey: ServiceKey }) {
  const name = serviceNavigation.find(({ key }) => key === serviceKey)?.name
  return (
    <aside className="article-stop no-print" aria-label={name}>
      <Link href={servicePaths[serviceKey]} className="flex items-center gap-4 font-semibold">
        <ServiceEmblem serviceKey={serviceKey} />
        {name}
      </Link>
      <FirstVisitButton />
    </aside>
  )
}
