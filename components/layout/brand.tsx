import { clinic } from '@/content/facts/clinic'
import { header } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { Link } from '../ui/link'
import { LogoMark } from '../ui/logo-mark'

type BrandProps = { tone?: 'light' | 'dark' }

/** Logo and name, linked to the home page. */
export function Brand({ tone = 'light' }: BrandProps) {
  return (
    <Link href={routes.home} className="brand">
      <LogoMark tone={tone} />
      <span>
        <span className="brand-name">{clinic.shortName}</span>
        <span className={`block text-xs ${tone === 'dark' ? 'text-on-dark-2' : 'text-ink-2'}`}>
          {clinic.nameSuffix}
        </span>
        <span className="sr-only">{header.homeLink}</span>
      </span>
    </Link>
  )
}
