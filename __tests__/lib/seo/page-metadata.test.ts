import { clinic } from '@/content/facts/clinic'
import { pageMetadata, socialImagePath } from '@/lib/seo/page-metadata'

const page = { path: '/about', title: 'About the clinic', description: 'A small practice in Flower Mound.' }

test('canonical URL, Open Graph URL and social image are absolute and the page’s own', () => {
  const metadata = pageMetadata(page)
  expect(metadata.alternates?.canonical).toBe('http://localhost:3000/about')
  expect(metadata.openGraph).toMatchObject({
    type: 'website',
    url: 'http://localhost:3000/about',
    images: [{ url: 'http://localhost:3000/social/about.jpg', width: 1200, height: 630 }],
  })
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' })
})

test('the clinic’s name is appended to the title if there is room', () => {
  expect(pageMetadata(page).title).toBe(`${page.title} | ${clinic.shortName}`)
  const long = 'Testosterone replacement therapy in Flower Mound, Texas now'
  expect(pageMetadata({ ...page, title: long }).title).toBe(long)
})

test('a title that ends with the clinic’s full name does not repeat it', () => {
  const title = `Sign In | ${clinic.name}`
  const metadata = pageMetadata({ ...page, path: '/auth', title })
  expect([metadata.title, metadata.openGraph?.title, metadata.twitter?.title]).toEqual([title, title, title])
})

test.each([
  ['index', { index: true, follow: true, 'max-image-preview': 'large' }],
  ['noindex', { index: false, follow: true }],
  ['noindex-nofollow', { index: false, follow: false }],
] as const)('robots %s', (robots, value) => {
  expect(pageMetadata({ ...page, robots }).robots).toEqual(value)
})

test.each([
  ['/', '/social/home.jpg'],
  ['/about', '/social/about.jpg'],
  ['/blog/trt-myths-debunked', '/social/blog--trt-myths-debunked.jpg'],
])('social image of %s', (path, image) => {
  expect(socialImagePath(path)).toBe(image)
})

test('the social image of a language is in its own folder', () => {
  expect(socialImagePath('/about', { base: '/es' })).toBe('/social/es/about.jpg')
})

test('a page names its translations, and the English page for everybody else', () => {
  expect(pageMetadata(page).alternates?.languages).toEqual({
    en: 'http://localhost:3000/about',
    es: 'http://localhost:3000/es/about',
    pt: 'http://localhost:3000/pt/about',
    'x-default': 'http://localhost:3000/about',
  })
})

test('a page that search engines do not list names no translations', () => {
  for (const robots of ['noindex', 'noindex-nofollow'] as const)
    expect(pageMetadata({ ...page, robots }).alternates).not.toHaveProperty('languages')
})
