import { reviewsFrame } from '@/lib/security/reviews-frame'

export const dynamic = 'force-static'

export function GET() {
  return new Response(reviewsFrame, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
