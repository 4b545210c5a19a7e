import type { SiteEnvironment } from '../addresses/site-environments'
import { env } from '../env'
import { captchaFramePath, contactFormFramePath, reviewsFramePath, routes } from '../routes'
import { type Area, areaPages } from './areas'
import { captchaFramePolicy } from './captcha-frame'
import { contactFormFramePolicy } from './contact-form-frame'
import { areaHasFrames, developmentPolicy, framesWith } from './policy'
import { reviewsFramePolicy } from './reviews-frame'

type Header = { key: string; value: string }
type Condition = { type: 'header'; key: string }
type HeaderRule = { source: string; headers: Header[]; has?: Condition[]; missing?: Condition[] }

const yearSeconds = 31_536_000

/** Features that ask the visitor for access to himself, his screen, his devices or his money. */
const askingFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'storage-access',
  'usb',
] as const

/** The other features that Permissions-Policy can disable and that this site does not use. */
const otherFeatures = [
  'accelerometer',
  'autoplay',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'window-management',
  'xr-spatial-tracking',
] as const

/** Areas whose pages may write to the clipboard. A new area does not compile without an entry. */
const allowsClipboardWrite: Record<Exclude<Area, 'open'>, boolean> = {
  private: true,
  contact: false,
  video: false,
}

const off = (features: readonly string[]) => features.map(feature => `${feature}=()`)

/**
 * An ordinary page runs our scripts only, and a frame does not get the other features unless its page passes them on. The
 * long list is 350 bytes more before the first byte of the page, on /blog just more than the first flight has room for; pages
 * with passwords, lab values or frames of other companies send it.
 */
function permissions(area: Area): string {
  if (area === 'open') return off(askingFeatures).join(', ')
  const fullscreenOrigins = framesWith('fullscreen', area).map(origin => `"${origin}"`)
  return [
    ...off([...askingFeatures, ...otherFeatures]),
    // The video player has a full-screen button.
    fullscreenOrigins.length > 0
      ? `fullscreen=(${['self', ...fullscreenOrigins].join(' ')})`
      : 'fullscreen=()',
    `clipboard-write=(${allowsClipboardWrite[area] ? 'self' : ''})`,
  ].join(', ')
}

/**
 * With an embedder policy a frame loads only if its server opts in, which outside services do not. `credentialless` loads
 * the reviews' script without cookies, because we cannot make its host send CORP. `require-corp` on private pages would
 * make them cross-origin isolated: WebKit then switches processes when entering and leaving them, which disables the
 * back-forward cache, and blocks the reviews frame.
 */
const embedderPolicy = (area: Area) =>
  areaHasFrames(area) || (area === 'private' && env.captchaSiteKey) ? 'unsafe-none' : 'credentialless'

const areaHeaders = (area: Area): Header[] => [
  { key: 'Cross-Origin-Embedder-Policy', value: embedderPolicy(area) },
  { key: 'Permissions-Policy', value: permissions(area) },
]

const allResponses: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

const daySeconds = 86_400

/** From which number of days subdomains are included: what a browser has once been told cannot be taken back. */
const settledDays = 730

/**
 * How long browsers refuse plain http. It is short until the owner chooses otherwise: a portal or booking host below the domain
 * that still has http would be unreachable for two years (docs/going-live.md).
 */
export const transportSecurity = (days: number): string =>
  `max-age=${days * daySeconds}${days < settledDays ? '' : '; includeSubDomains'}`

const baseDocument: Header[] = [
  { key: 'Strict-Transport-Security', value: transportSecurity(env.hstsDays) },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ...areaHeaders('open'),
]

const pageDocument: Header[] = [...baseDocument, { key: 'X-Frame-Options', value: 'DENY' }]

const forScriptFrame = (policy: string): Header[] => [
  ...baseDocument,
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Robots-Tag', value: 'noindex' },
  // The sandbox gives it an opaque origin, which Firefox blocks with `same-origin` on a page with an embedder policy.
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Content-Security-Policy', value: policy },
]

/** Its own frame is of the CAPTCHA's provider, which sends no embedder policy. */
const captchaDocument: Header[] = [
  ...forScriptFrame(captchaFramePolicy),
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Embedder-Policy', value: 'unsafe-none' },
]

/**
 * Everything except files that are never shown on their own (1.5 KB of headers is more than some of them weigh) and the
 * documents that are made to be framed.
 */
export const documentPaths =
  '/:path((?!_next/|art/|figures/|social/|reviews-frame\\.html|contact-form-frame\\.html|captcha-frame\\.html).*)'

/** Cacheable paths: everything except pages that depend on a session and Next's error pages. */
const cacheablePaths =
  '/:path((?!_next/|art/|figures/|social/|auth$|auth/(?!forgot)|account|_global-error$|_not-found$|404$|500$).*)'

/** Next's router requests a page's data at the page's own URL with this header. */
const routerRequest: Condition = { type: 'header', key: 'rsc' }

/**
 * Two minutes, so that a page prefetched while the pointer rested on its link is shown without another request. Shared
 * caches keep pages for a year and must be purged with each deployment. Router data is private: a shared cache that
 * ignores `Vary` would serve it to the next visitor in place of the page.
 */
const pages: HeaderRule[] = [
  {
    source: cacheablePaths,
    missing: [routerRequest],
    headers: [{ key: 'Cache-Control', value: `max-age=120, s-maxage=${yearSeconds}` }],
  },
  {
    source: cacheablePaths,
    has: [routerRequest],
    headers: [{ key: 'Cache-Control', value: 'private, max-age=120' }],
  },
]

/**
 * With Next's default, shared caches would keep these pages and the redirect of signed-in visitors from /auth would not run. `no-store`
 * would exclude them from the back-forward cache.
 */
const sessionPages: HeaderRule[] = [
  `${routes.auth}:rest(|/(?!forgot).*)`,
  `${routes.account}:rest(|/.*)`,
].map(source => ({ source, headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] }))

/** Social images and icons are embedded by other sites. */
const crossOriginFiles: HeaderRule[] = ['/social/:path*', '/icon:rest(.*)', '/favicon.ico'].map(source => ({
  source,
  headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
}))

/** Pages whose area is not `open`. Of several matching rules, the last applies. */
const otherAreas: HeaderRule[] = areaPages.flatMap(({ area, page, andBelow }) =>
  [page, ...(andBelow ? [`${page}/:path*`] : [])].map(source => ({ source, headers: areaHeaders(area) })),
)

/** Development only: violations show in the console, not only after a build. Each sealed page has its own policy. */
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

/** As a header beside the page's own directive, which stays as in production: the stricter of the two applies. */
const noIndex: HeaderRule = { source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }

type Options = { development?: boolean; siteEnv?: SiteEnvironment }

/** Response headers, for `headers()` of the Next configuration. The seal adds each page's content policy. */
export function headerRules({ development = false, siteEnv = env.siteEnv }: Options = {}): HeaderRule[] {
  return [
    { source: '/:path*', headers: allResponses },
    ...(siteEnv === 'production' ? [] : [noIndex]),
    { source: documentPaths, headers: pageDocument },
    { source: reviewsFramePath, headers: forScriptFrame(reviewsFramePolicy) },
    { source: contactFormFramePath, headers: forScriptFrame(contactFormFramePolicy) },
    ...(env.captchaSiteKey ? [{ source: captchaFramePath, headers: captchaDocument }] : []),
    ...pages,
    ...sessionPages,
    ...otherAreas,
    // Its URL contains the secrets of a mailed link, which no other request may see.
    { source: routes.authConfirm, headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    ...crossOriginFiles,
    ...(development ? reportedPolicies() : []),
  ]
}
