import type { ComponentProps, MouseEventHandler } from 'react'
import { language } from '@/content/facts/language'
import { isUntranslated } from '@/lib/site/is-untranslated'
import { localPath } from '@/lib/site/local-path'
import { currentPath } from '@/lib/site/offered'
import type { ModuleName } from '../bind'

type LinkProps = Pick<ComponentProps<'a'>, 'aria-current' | 'className' | 'children'> & {
  href: string
  'data-module'?: ModuleName
  onClick?: MouseEventHandler
}

/**
 * Link within the site, in the page's language. A page that is not translated is linked in English and marked as such.
 * One to a service that has ended leads where its page redirects. Every link loads a document (docs/decisions/plain-links.md); tools/release/browser/prefetch.ts fetches it ahead.
 */
export function Link({ children, href: written, ...props }: LinkProps) {
  const href = currentPath(written)
  if (isUntranslated(language, href)) {
    return (
      <a {...props} href={href} hrefLang="en">
        {children}
        <span className="in-english">{language.inEnglish}</span>
      </a>
    )
  }
  return (
    <a {...props} href={localPath(href)}>
      {children}
    </a>
  )
}
