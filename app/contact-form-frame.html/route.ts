import { contactFormFrame } from '@/lib/security/contact-form-frame'

export const dynamic = 'force-static'

export function GET() {
  return new Response(contactFormFrame, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
