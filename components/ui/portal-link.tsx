import type { ReactNode } from 'react'
import { portal } from '@/content/ui/layout'
import { outsideService } from '@/lib/addresses/link-language'
import { outbound } from '@/lib/addresses/outbound-attributes'
import { LinkEnd } from './buttons'
import { VisitName } from './in-english'

const link = outsideService('portalUrl')

type PortalLinkProps = { className?: string; children?: ReactNode }

/** Link to the patient portal: its name, or the words that mention it. */
export function PortalLink({ className = 'text-link', children = portal.label }: PortalLinkProps) {
  return (
    <a className={className} {...link} {...outbound.portal}>
      {children}
      <LinkEnd {...link} />
    </a>
  )
}

const mention = new RegExp(`(${portal.mention}|\\b${portal.short}\\b)`)

/** A text in which the first mention of the patient portal is its link. */
export function WithPortal({ in: text }: { in: string }) {
  const [before = '', words, ...after] = text.split(mention)
  if (!words) return <VisitName in={text} />
  return (
    <>
      <VisitName in={before} />
      <PortalLink>{words}</PortalLink>
      <VisitName in={after.join('')} />
    </>
  )
}
