import { type NextRequest, NextResponse } from 'next/server'
import { redirectOldAddress } from '@/lib/server/redirect-response'
import { redirectSignedIn } from '@/lib/server/redirect-signed-in'

/** Redirects old and unknown URLs, and signed-in visitors away from /auth. */
export async function middleware(request: NextRequest) {
  return (
    redirectOldAddress(request.nextUrl) ??
    (request.nextUrl.pathname === '/auth' ? redirectSignedIn(request) : NextResponse.next())
  )
}

// A literal, because Next reads this without running it. `npm run generate` writes the slugs; a test compares them. Next
// accepts at most 4,096 characters, about 120 slugs.
export const config = {
  matcher: [
    '/auth',
    // URLs with capital letters, except files, whose names contain a dot.
    '/((?!_next/)[^.]*[A-Z][^.]*)',
    '/insights',
    '/insights/:path*',
    '/blog/:slug((?!page/|low-testosterone-symptoms-men$|semaglutide-weight-loss-glp1$|peptides-for-men-energy-recovery$|gut-health-hormones-connection$|trt-myths-debunked$|prp-hair-restoration-men$|gut-health-hormones-men$|medical-weight-loss-vs-diets$|peptides-for-sleep-recovery$|prp-for-men-hair-sexual-wellness$|microneedling-prp-vs-exosomes$|trt-and-heart-health$|functional-medicine-explained$|low-testosterone-symptoms-flower-mound$|erection-problems-causes-treatment$).*)',
  ],
}
