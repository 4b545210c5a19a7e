import type { Release, ReleaseFile } from '@/lib/release/release-manifest'

const file = (name: string, more: Partial<ReleaseFile> = {}): ReleaseFile => ({
  file: name,
  type: 'text/html; charset=utf-8',
  encodings: ['br', 'gzip'],
  etag: '"of-its-text"',
  bytes: 30,
  headers: 'page',
  ...more,
})

/** A page with router data, the sign-in page, a picture and a script; an old address and a listing. */
export const smallRelease: Release = {
  version: 1,
  id: 'small',
  siteEnv: 'development',
  entries: [
    {
      path: '/about',
      hashed: false,
      variants: [
        { kind: 'document', status: 200, ...file('named/about.html') },
        {
          kind: 'flight',
          status: 200,
          ...file('named/about.rsc', { type: 'text/x-component', headers: 'data' }),
        },
        {
          kind: 'segment',
          status: 200,
          segment: '/blog/$d$slug',
          ...file('named/about/$d$slug.rsc', { type: 'text/x-component', headers: 'data' }),
        },
      ],
    },
    { path: '/', hashed: false, variants: [{ kind: 'document', status: 200, ...file('named/index.html') }] },
    {
      path: '/auth',
      hashed: false,
      variants: [{ kind: 'document', status: 200, ...file('named/auth.html') }],
    },
    {
      path: '/art/pine.avif',
      hashed: false,
      variants: [
        {
          kind: 'file',
          status: 200,
          ...file('named/art/pine.avif', { type: 'image/avif', encodings: [], headers: 'picture' }),
        },
      ],
    },
    {
      path: '/_next/static/a.js',
      hashed: true,
      variants: [
        { kind: 'file', status: 200, ...file('hashed/a.js', { type: 'text/javascript', headers: 'script' }) },
      ],
    },
  ],
  redirects: [
    { pattern: '^/old/*$', to: '/about', status: 308, keepsQuery: true, headers: 'moved' },
    { pattern: '^/blog/(?!page/.).*$', to: '/blog', status: 307, keepsQuery: false, headers: 'error' },
  ],
  headerSets: {
    page: {
      'Cache-Control': 'max-age=120, s-maxage=31536000',
      'X-Frame-Options': 'DENY',
      Vary: 'Accept-Encoding',
    },
    data: { 'Cache-Control': 'private, max-age=120', Vary: 'rsc, Accept-Encoding' },
    picture: { 'Cache-Control': 'public, max-age=0' },
    script: { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' },
    moved: { 'Cache-Control': 'private, max-age=86400', 'X-Frame-Options': 'DENY' },
    error: { 'Cache-Control': 'no-store', 'X-Frame-Options': 'DENY' },
  },
  notFound: file('named/_not-found.html', { headers: 'error' }),
  notFoundUnder: [],
  errorHeaders: 'error',
  routerQueryCaching: 'private, no-cache',
  dynamic: [
    {
      path: '/auth',
      base: '',
      reason: 'a session',
      cookie: 'sb-abc.d-auth-token',
      fallbackFile: 'named/auth.html',
    },
  ],
}
