import { clinic } from '@/content/facts/clinic'
import { pageMetadata } from '@/lib/seo/page-metadata'

const page = { path: '/about', title: 'About the clinic', description: 'A small practice in Flower Mound.' }

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
