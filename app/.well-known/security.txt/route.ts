import { clinic } from '@/content/facts/clinic'
import { securityContact } from '@/content/facts/security-contact'
import { absoluteUrl } from '@/lib/seo/page-metadata'

export const dynamic = 'force-static'

/** Where to report a vulnerability of this website (RFC 9116). */
export function GET() {
  const lines = [
    `Contact: ${clinic.privacyEmail.href}`,
    `Expires: ${securityContact.validUntil}T00:00:00Z`,
    `Preferred-Languages: ${clinic.languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
