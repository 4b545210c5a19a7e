'use client'

import { usePathname } from 'next/navigation'
import { language } from '@/content/facts/language'
import { header } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { type SwitchLanguage, switchTargets } from '@/lib/site/switch-targets'

type LanguageSwitchProps = {
  /** Passed as a prop so that no script contains the lists of all languages. */
  languages: readonly SwitchLanguage[]
  className: string
  linkClass: string
}

/**
 * Links to the page in other languages; the present one is named, without a link to where the visitor is. Each language is a separate build. `rel="alternate"` marks the same page, to which
 * layout.browser.ts carries query and fragment.
 */
export function LanguageSwitch({ languages, className, linkClass }: LanguageSwitchProps) {
  const path = usePathname() ?? routes.home
  const targets = switchTargets(path, languages)
  if (targets.every(({ language: { code } }) => code === language.code)) return null
  return (
    <ul className={className} aria-label={header.languages}>
      {targets.map(({ language: { code, own }, path: href, section }) => {
        const isCurrent = code === language.code
        return (
          <li key={code}>
            {isCurrent ? (
              <span className={linkClass} lang={code} aria-current="true">
                {own}
              </span>
            ) : (
              <a
                className={linkClass}
                href={href}
                hrefLang={code}
                lang={code}
                {...(section ? {} : { rel: 'alternate' })}
              >
                {own}
                {section ? ` (${section})` : null}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
