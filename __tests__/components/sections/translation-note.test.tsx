import { render, screen } from '@testing-library/react'
import { References } from '@/components/sections/references'
import type { PersonId } from '@/content/facts/clinic'
import { reviewFields } from '@/lib/seo/review-fields'
import { realProvider } from '../../support/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

/** The language of this file's pages; the words are those of the English files. */
jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  return { language: { ...language, code: 'es', base: '/es' } }
})
jest.mock('@/content/facts/translation-records', () => ({
  translationRecords: {
    es: [
      { pages: ['/faq'], translatedOn: '2026-11-25', review: null },
      { pages: ['/prices'], translatedOn: '2026-11-25', review: { reviewer: 'Luz Mora', on: '2026-11-24' } },
      { pages: ['/about'], translatedOn: '2026-11-25', review: { reviewer: 'Luz Mora', on: '2026-11-26' } },
    ],
  },
}))

const reviewer = realProvider.id as PersonId

const unreviewed =
  'Translated from English on November 25, 2026. No medical translator has reviewed the translation yet.'

test.each([
  ['/faq', 'that nobody has reviewed', unreviewed, {}],
  ['/prices', 'that was changed after its review', unreviewed, {}],
  [
    '/about',
    'that was reviewed',
    'Translated from English on November 25, 2026, and reviewed by Luz Mora on November 26, 2026.',
    { lastReviewed: '2026-11-25', reviewedBy: expect.objectContaining({ name: 'A Real Person' }) },
  ],
])('%s, a translation %s, says so, and its structured data claim no more', (path, _, note, fields) => {
  render(
    <References
      path={path}
      sources={[]}
      reviewer={reviewer}
      reviewedOn="2026-11-25"
      updatedOn="2026-11-24"
    />,
  )
  expect(screen.getByText(/^Translated/).textContent).toBe(note)
  expect(reviewFields(path, { reviewer, reviewedOn: '2026-11-25', updatedOn: '2026-11-24' })).toEqual(fields)
})
