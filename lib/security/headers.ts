import { reviewsFramePath, routes } from '../routes'
import { type Area, areaPages } from './areas'
import { areaHasFrames, developmentPolicy, framesWith } from './policy'
import { reviewsFramePolicy } from './reviews-frame'

type Header = { key: string; value: string }
type Condition = { type: 'header'; key: string }
type HeaderRule = { source: string; headers: Header[]; has?: Condition[]; missing?: Condition[] }

const yearSeconds = 31_536_000

/** Every feature that browsers let a page switch off and that this site has no use for. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

function permissions(area: Area): string {
  const filling = framesWith('fullscreen', area).map(origin => `"${origin}"`)
  return [
    ...unusedFeatures.map(feature => `${feature}=()`),
    // The film fills the screen on its viewer's word, copying a result is a button on the calculator.
    filling.length > 0 ? `fullscreen=(${['self', ...filling].join(' ')})` : 'fullscreen=()',
    area === 'private' ? 'clipboard-write=(self)' : 'clipboard-write=()',
  ].join(', ')
}

/**
 * A frame loads only when its own server agrees, which outside services do not. The reviews' script comes without cookies;
 * whether its host sends CORP is not in our hands. `require-corp` on private pages would make them cross-origin isolated:
 * WebKit then starts another process on the way to them and back, so no page is kept for Back, and refuses the frame of the
 * reviews.
 */
const embedderPolicy = (area: Area) => (areaHasFrames(area) ? 'unsafe-none' : 'credentialless')

const areaHeaders = (area: Area): Header[] => [
  { key: 'Cross-Origin-Embedder-Policy', value: embedderPolicy(area) },
  { key: 'Permissions-Policy', value: permissions(area) },
]

const always: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

const anyDocument: Header[] = [
  { key: 'Strict-Transport-Security', value: `max-age=${2 * yearSeconds}; includeSubDomains` },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ...areaHeaders('open'),
]

const forDocuments: Header[] = [...anyDocument, { key: 'X-Frame-Options', value: 'DENY' }]

const forReviewsFrame: Header[] = [
  ...anyDocument,
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Robots-Tag', value: 'noindex' },
  // Its sandbox gives it an origin of its own, which `same-origin` shuts out of a page with an embedder policy (Firefox).
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Content-Security-Policy', value: reviewsFramePolicy },
]

/**
 * All but files that are never shown on their own, since 1.5 KB of headers would be more than some of them weigh, and
 * the one document that is made to be framed.
 */
export const documentPaths = '/:path((?!_next/|art/|figures/|social/|reviews-frame\\.html).*)'

/** Neither what depends on a session, nor the pages of Next's own for what went wrong. */
const keptPaths =
  '/:path((?!_next/|art/|figures/|social/|auth$|auth/(?!forgot)|account|_global-error$|_not-found$|404$|500$).*)'

/** Next's router requests a page's data at the page's own URL with this header. */
const fromApp: Condition = { type: 'header', key: 'rsc' }

/**
 * Two minutes: a page that was fetched while the pointer rested on its link is then shown without asking again. Shared
 * caches keep pages for a year, and are to be emptied with each deployment. Data for the router is for its browser alone:
 * a shared cache that does not heed `Vary` would give it to the next visitor in place of the page.
 */
const pages: HeaderRule[] = [
  {
    source: keptPaths,
    missing: [fromApp],
    headers: [{ key: 'Cache-Control', value: `max-age=120, s-maxage=${yearSeconds}` }],
  },
  {
    source: keptPaths,
    has: [fromApp],
    headers: [{ key: 'Cache-Control', value: 'private, max-age=120' }],
  },
]

/**
 * Next's own value would let shared caches keep these, and the signed-in bounce from /auth would be lost. `no-store` would
 * keep them from the back-forward cache.
 */
const personal: HeaderRule[] = [`${routes.auth}:rest(|/(?!forgot).*)`, `${routes.account}:rest(|/.*)`].map(
  source => ({ source, headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] }),
)

/** Social images and icons are shown by other sites. */
const shared: HeaderRule[] = ['/social/:path*', '/icon:rest(.*)', '/favicon.ico'].map(source => ({
  source,
  headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
}))

/** Where a page's area is not `open`; a later rule wins over an earlier one. */
const otherAreas: HeaderRule[] = areaPages.flatMap(({ area, page, andBelow }) =>
  [page, ...(andBelow ? [`${page}/:path*`] : [])].map(source => ({ source, headers: areaHeaders(area) })),
)

/** A violation shows in the console while one works, not after a build. The sealed pages have a policy each. */
function reportedPolicies(): HeaderRule[] {
  const pages = areaPages.flatMap(({ page, andBelow }) => [
    { source: page, path: page },
    ...(andBelow ? [{ source: `${page}/:path*`, path: page }] : []),
  ])
  return [{ source: documentPaths, path: '/' }, ...pages].map(({ source, path }) => ({
    source,
    headers: [{ key: 'Content-Security-Policy-Report-Only', value: developmentPolicy(path) }],
  }))
}

/** Headers of every answer, for `headers()` of the Next configuration. The content policy is each page's own. */
export function headerRules({ development = false } = {}): HeaderRule[] {
  return [
    { source: '/:path*', headers: always },
    { source: documentPaths, headers: forDocuments },
    { source: reviewsFramePath, headers: forReviewsFrame },
    ...pages,
    ...personal,
    ...otherAreas,
    // Its address holds what a mail link brought; its own files need not be told.
    { source: routes.authConfirm, headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    ...shared,
    ...(development ? reportedPolicies() : []),
  ]
}
