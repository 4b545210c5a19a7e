import type { Release, ReleaseFile } from '@/tools/release/release-manifest'

const file = (name: string, more: Partial<ReleaseFile> = {}): ReleaseFile => ({
  file: name,
  type: 'text/html; charset=utf-8',
  encodings: ['br', 'gzip'],
  etag: '"of-its-text"',
  bytes: 30,
  headers: 'page',
  ...more,
})

/** Two pages, the sign-in page, a picture and a script; an old address and a listing. */
export const smallRelease: Release = {
  version: 2,
  id: 'small',
  siteEnv: 'development',
  entries: [
    { path: '/about', kind: 'document', hashed: false, ...file('named/about.html') },
    { path: '/', kind: 'document', hashed: false, ...file('named/index.html') },
    { path: '/auth', kind: 'document', hashed: false, ...file('named/auth.html') },
    {
      path: '/art/pine.avif',
      kind: 'file',
      hashed: false,
      ...file('named/art/pine.avif', { type: 'image/avif', encodings: [], headers: 'picture' }),
    },
    {
      path: '/_next/static/a.js',
      kind: 'file',
      hashed: true,
      ...file('hashed/a.js', { type: 'text/javascript', headers: 'script' }),
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
    picture: { 'Cache-Control': 'public, max-age=0' },
    script: { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' },
    moved: { 'Cache-Control': 'private, max-age=86400', 'X-Frame-Options': 'DENY' },
    error: { 'Cache-Control': 'no-store', 'X-Frame-Options': 'DENY' },
  },
  notFound: file('named/_not-found.html', { headers: 'error' }),
  notFoundUnder: [],
  errorHeaders: 'error',
  dynamic: [{ path: '/auth', base: '', cookie: 'sb-abc.d-auth-token' }],
}
