'use client'

import { usePathname } from 'next/navigation'
import { language } from '@/content/facts/language'
import { header } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import type { Language } from '@/lib/site/language'
import { switchTargets } from '@/lib/site/switch-targets'

type LanguageSwitchProps = {
  /** All languages of the site, passed as a prop so that no script contains their lists. */
  languages: readonly Language[]
  className: string
  linkClass: string
}

/** Links to the page in other languages. Each language is a separate build. */
export function LanguageSwitch({ languages, className, linkClass }: LanguageSwitchProps) {
  const path = usePathname() ?? routes.home
  return (
    <ul className={className} aria-label={header.languages}>
      {switchTargets(path, languages).map(({ language: { code, own }, path: href }) => (
        <li key={code}>
          <a
            className={linkClass}
            href={href}
            hrefLang={code}
            lang={code}
            aria-current={code === language.code ? 'true' : undefined}
          >
            {own}
          </a>
        </li>
      ))}
    </ul>
  )
}
