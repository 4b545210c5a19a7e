import { type NextRequest, NextResponse } from 'next/server'
import { bounceSignedIn } from '@/lib/middleware/bounce-response'
import { redirectOldAddress } from '@/lib/middleware/redirect-response'

/** Redirects of old and unknown addresses, and the bounce of signed-in visitors from /auth; nothing else. */
export async function middleware(request: NextRequest) {
  return (
    redirectOldAddress(request.nextUrl) ??
    (request.nextUrl.pathname === '/auth' ? bounceSignedIn(request) : NextResponse.next())
  )
}

// A literal, because the build reads it without running it. The slugs are those of lib/routes.ts; a test compares them.
// Next takes at most 4,096 characters, some 120 slugs. Articles beyond are left out here and let through above.
export const config = {
  matcher: [
    '/auth',
    // Typed in capitals. No file of the site is meant: their names have a dot.
    '/((?!_next/)[^.]*[A-Z][^.]*)',
    '/insights',
    '/insights/:path*',
    '/blog/:slug((?!page/|low-testosterone-symptoms-men$|semaglutide-weight-loss-glp1$|peptides-for-men-energy-recovery$|gut-health-hormones-connection$|trt-myths-debunked$|prp-hair-restoration-men$|gut-health-hormones-men$|medical-weight-loss-vs-diets$|peptides-for-sleep-recovery$|prp-for-men-hair-sexual-wellness$|microneedling-prp-vs-exosomes$|trt-and-heart-health$|functional-medicine-explained$|low-testosterone-symptoms-flower-mound$).*)',
  ],
}
