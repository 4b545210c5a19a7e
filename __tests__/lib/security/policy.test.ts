import { env } from '@/lib/env'
import { contactFormFramePath, reviewsFramePath, servicePaths } from '@/lib/routes'
import { areaOf, eagerLoading, hydrates } from '@/lib/security/areas'
import { documentPaths, headerRules, transportSecurity } from '@/lib/security/headers'
import { contentPolicy } from '@/lib/security/policy'
import { allRoutes } from '@/lib/site/is-route'

const facts = { styleHashes: ['sha256-a='], formOrigins: [] }
const directive = (path: string, name: string) =>
  contentPolicy({ path, ...facts })
    .split('; ')
    .find(part => part.startsWith(`${name} `))

const sandbox = new URL(env.reviewsScriptUrl).origin

describe('areas', () => {
  it.each([
    ['/', 'open'],
    ['/services', 'open'],
    ['/auth', 'private'],
    ['/auth/confirm', 'private'],
    ['/authors', 'open'],
    ['/account', 'private'],
    ['/resources/free-testosterone-calculator', 'private'],
    ['/book-for-him', 'private'],
    ['/resources', 'open'],
    ['/thank-you', 'open'],
    ['/thank-you-consult', 'open'],
    ['/thank-you-followup', 'open'],
    ['/search', 'open'],
    ['/contact', 'contact'],
    ['/services/microneedling-flower-mound-tx', 'video'],
  ])('%s is %s', (path, area) => {
    expect(areaOf(path)).toBe(area)
  })

  it('are private wherever a page works with an account, or with what is kept on the device', () => {
    const open = [...allRoutes].filter(path => hydrates(path) && areaOf(path) !== 'private')
    expect(open).toEqual([])
  })

  it('applications hydrate with their page', () => {
    expect(eagerLoading('/auth/confirm')).toBe('app')
    expect(eagerLoading('/account')).toBe('app')
    expect(eagerLoading('/resources/free-testosterone-calculator')).toBe('files')
    expect(eagerLoading('/auth')).toBe('files')
    expect(eagerLoading('/auth/forgot')).toBe('files')
    expect(eagerLoading('/thank-you')).toBeUndefined()
    expect(eagerLoading('/')).toBeUndefined()
  })
})

describe('content policy', () => {
  it.each([...allRoutes, '/_not-found', '/account/nowhere'])('of %s allows no script but our own', path => {
    expect(directive(path, 'script-src')).toBe("script-src 'self'")
  })

  const closed =
    "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default"
  const own =
    "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self' http://localhost:4010"

  // The local sandbox plays every outside service.
  it.each([
    [
      '/',
      `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-a=' 'sha256-b='; ${own}; frame-src 'self'; form-action 'self' https://g.example; ${closed}`,
    ],
    [
      '/auth',
      `default-src 'none'; script-src 'self'; style-src 'self'; ${own}; frame-src 'self'; form-action 'self'; ${closed}`,
    ],
    [
      '/contact',
      `default-src 'none'; script-src 'self'; style-src 'self'; ${own}; frame-src 'self' http://localhost:4010; form-action 'self'; ${closed}`,
    ],
    [
      '/services/microneedling-flower-mound-tx',
      `default-src 'none'; script-src 'self'; style-src 'self'; ${own}; frame-src 'self' http://localhost:4010; form-action 'self'; ${closed}`,
    ],
  ])('of %s is this, and no wider', (path, policy) => {
    const [styleHashes, formOrigins] =
      path === '/' ? [['sha256-a=', 'sha256-b='], ['https://g.example']] : [[], []]
    expect(contentPolicy({ path, styleHashes, formOrigins })).toBe(policy)
  })
})

describe('headers', () => {
  const rules = headerRules()
  const valueAt = (source: string, key: string) =>
    rules.find(rule => rule.source === source)?.headers.find(header => header.key === key)?.value

  it('isolate every page except frames', () => {
    expect(valueAt(documentPaths, 'Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(valueAt(documentPaths, 'Cross-Origin-Embedder-Policy')).toBe('credentialless')
    for (const path of ['/auth', '/auth/:path*', '/account', '/resources/free-testosterone-calculator'])
      expect(valueAt(path, 'Cross-Origin-Embedder-Policy')).toBe('credentialless')
    expect(valueAt('/contact', 'Cross-Origin-Embedder-Policy')).toBe('unsafe-none')
  })

  it.each([
    [reviewsFramePath, 'allow-scripts allow-popups allow-popups-to-escape-sandbox'],
    [contactFormFramePath, 'allow-scripts'],
  ])('allow %s to be framed, by this site only, and sandbox it', (path, sandbox) => {
    expect(valueAt(path, 'X-Frame-Options')).toBe('SAMEORIGIN')
    expect(valueAt(path, 'Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const isDocument = (path: string) => new RegExp(`^${documentPaths.replace('/:path', '/')}$`).test(path)
    expect(['/', '/faq', '/auth/confirm'].filter(isDocument)).toHaveLength(3)
    expect(
      [path, '/_next/x.js', '/art/x.webp', '/figures/x.svg', '/social/x.png'].filter(isDocument),
    ).toEqual([])
    expect(valueAt(documentPaths, 'X-Frame-Options')).toBe('DENY')
    const policy = valueAt(path, 'Content-Security-Policy')
    expect(policy).toContain(
      `base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${sandbox}`,
    )
    expect(policy).not.toMatch(/allow-same-origin|\*/)
  })

  it('never send the URL of a mailed link as referrer', () => {
    expect(valueAt(documentPaths, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(valueAt('/auth/confirm', 'Referrer-Policy')).toBe('no-referrer')
  })

  it('have a short HSTS until the owner chooses a longer one, and nosniff', () => {
    expect(valueAt(documentPaths, 'Strict-Transport-Security')).toBe('max-age=86400')
    expect(valueAt('/:path*', 'X-Content-Type-Options')).toBe('nosniff')
  })

  it('include subdomains in an HSTS of two years only', () => {
    expect(transportSecurity(0)).toBe('max-age=0')
    expect(transportSecurity(30)).toBe('max-age=2592000')
    expect(transportSecurity(730)).toBe('max-age=63072000; includeSubDomains')
  })

  const off = (features: string) =>
    features
      .split(' ')
      .map(feature => `${feature}=(), `)
      .join('')
  const asking = off('camera display-capture geolocation microphone payment storage-access usb')
  const others = off(
    'accelerometer autoplay encrypted-media gyroscope hid idle-detection local-fonts magnetometer midi otp-credentials ' +
      'picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial ' +
      'window-management xr-spatial-tracking',
  )

  it.each([
    ['an ordinary page', documentPaths, asking.replace(/, $/, '')],
    [
      'the calculator',
      '/resources/free-testosterone-calculator',
      `${asking}${others}fullscreen=(), clipboard-write=(self)`,
    ],
    ['the page with the contact form', '/contact', `${asking}${others}fullscreen=(), clipboard-write=()`],
    [
      'the page with the film',
      servicePaths.microneedling,
      `${asking}${others}fullscreen=(self "${new URL(env.videoEmbedUrl).origin}"), clipboard-write=()`,
    ],
  ])('disable the features that %s must not have', (_, source, value) => {
    expect(valueAt(source, 'Permissions-Policy')).toBe(value)
  })

  it('allow caching pages for two minutes, but nothing that depends on a session', () => {
    const [rule, forApp, ...others] = rules.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Cache-Control'),
    )
    const personalHeaders = [{ key: 'Cache-Control', value: 'private, no-cache' }]
    expect(others.map(({ headers }) => headers)).toEqual([personalHeaders, personalHeaders])
    expect(rule?.headers).toEqual([{ key: 'Cache-Control', value: 'max-age=120, s-maxage=31536000' }])
    expect(rule?.missing).toEqual([{ type: 'header', key: 'rsc' }])
    // Data requests to the same URL must not reach a shared cache.
    expect(forApp).toEqual({
      source: rule?.source,
      has: rule?.missing,
      headers: [{ key: 'Cache-Control', value: 'private, max-age=120' }],
    })
    const isSavedResult = (path: string) => new RegExp(`^${rule?.source.replace('/:path', '/')}$`).test(path)
    expect(['/', '/about', '/auth/forgot', '/authors'].filter(isSavedResult)).toHaveLength(4)
    const personal = ['/auth', '/auth/confirm', '/auth/reset', '/account', '/account/x', '/_next/x']
    const broken = ['/_global-error', '/_not-found', '/404', '/500']
    expect([...personal, ...broken].filter(isSavedResult)).toEqual([])
  })

  it('report policy violations in development only', () => {
    const key = 'Content-Security-Policy-Report-Only'
    expect(rules.flatMap(({ headers }) => headers).filter(header => header.key === key)).toEqual([])
    const reported = (path: string) =>
      headerRules({ development: true })
        .filter(({ source }) => source === path)
        .flatMap(({ headers }) => headers)
        .find(header => header.key === key)?.value
    const open = reported(documentPaths)
    expect(open).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'")
    expect(open).not.toMatch(/trusted-types|upgrade-insecure/)
    expect(reported('/contact')).toContain(`frame-src 'self' ${sandbox};`)
    for (const path of ['/auth', '/auth/:path*', '/account'])
      expect(reported(path)).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';")
  })

  it.each(['/social/:path*', '/icon:rest(.*)', '/favicon.ico'])('allow other sites to embed %s', source => {
    expect(valueAt(source, 'Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(valueAt('/:path*', 'Cross-Origin-Resource-Policy')).toBe('same-origin')
  })
})

describe('the CAPTCHA', () => {
  const before = process.env.NEXT_PUBLIC_CAPTCHA_SITE_KEY
  afterEach(() => {
    process.env.NEXT_PUBLIC_CAPTCHA_SITE_KEY = before
    jest.resetModules()
  })

  async function load(siteKey: string) {
    process.env.NEXT_PUBLIC_CAPTCHA_SITE_KEY = siteKey
    jest.resetModules()
    const { headerRules } = await import('@/lib/security/headers')
    const { contentPolicy } = await import('@/lib/security/policy')
    const valueAt = (source: string, key: string) =>
      headerRules()
        .filter(rule => rule.source === source)
        .flatMap(({ headers }) => headers.filter(header => header.key === key))
        .at(-1)?.value
    return { valueAt, page: contentPolicy({ path: '/auth', ...facts }), all: JSON.stringify(headerRules()) }
  }

  it('is nowhere without a site key', async () => {
    const { valueAt, all } = await load('')
    expect(all).not.toContain('challenges.cloudflare.com')
    expect(valueAt('/captcha-frame.html', 'Content-Security-Policy')).toBeUndefined()
    expect(valueAt('/auth', 'Cross-Origin-Embedder-Policy')).toBe('credentialless')
  })

  it('is allowed with one, in its own document and nowhere else', async () => {
    const { valueAt, page } = await load('1x00000000000000000000AA')
    expect(page).toBe((await load('')).page)
    expect(valueAt('/captcha-frame.html', 'Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]+=' https:\/\/challenges\.cloudflare\.com; /,
    )
    expect(valueAt('/captcha-frame.html', 'X-Frame-Options')).toBe('SAMEORIGIN')
    expect(valueAt('/auth', 'Cross-Origin-Embedder-Policy')).toBe('unsafe-none')
  })
})
