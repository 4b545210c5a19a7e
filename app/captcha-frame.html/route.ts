import { captchaFrame } from '@/lib/security/captcha-frame'

export const dynamic = 'force-static'

/** A release has it only with NEXT_PUBLIC_CAPTCHA_SITE_KEY. */
export function GET() {
  return new Response(captchaFrame, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
