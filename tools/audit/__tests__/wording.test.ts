/** @jest-environment node */
import { checkWording } from '@/tools/audit/checks/wording'
import { servedPage } from './served-page'

const found = (path: string, body: string, head = '') =>
  checkWording(servedPage(path, head, body)).map(({ message }) => message)
const peptides = '/services/peptide-therapy-flower-mound-tx'

describe('wording of a served page', () => {
  it('is read in text, attributes, head and structured data', () => {
    expect(found('/about', '<p>We <b>guarantee</b> results.</p>')).toHaveLength(1)
    expect(found('/about', '<img alt="A miracle of skin">')).toHaveLength(1)
    expect(found('/about', '', '<meta name="description" content="Clinically proven care.">')).toHaveLength(1)
    expect(
      found('/about', '<script type="application/ld+json">{"a":[{"b":"The best clinic in Texas"}]}</script>'),
    ).toHaveLength(1)
  })

  it('is checked by the rules of its subject inside main only', () => {
    expect(found(peptides, '<main><p>It repairs tissue.</p></main>')).toHaveLength(1)
    expect(found('/about', '<main><p>It repairs tissue.</p></main>')).toEqual([])
    expect(found(peptides, '<footer><p>It repairs tissue.</p></footer>')).toEqual([])
  })

  it('is checked by the rules of its language', () => {
    expect(found('/es/about', '<p>La mejor clínica de Texas.</p>')).toEqual([
      '/es/about: "mejor clínica" in "La mejor clínica de Texas." (ALL): no page of a health advertiser may say it; write what its source shows',
    ])
    expect(found(`/pt${peptides}`, '<main><p>Os peptídeos reparam o tecido.</p></main>')).toHaveLength(1)
    expect(found('/es', '<p>Más de 500 hombres atendidos</p>')).toEqual([])
  })

  it('may be excepted by the claims register, and titles of cited works are exempt', () => {
    expect(found('/', '<dd>5.0 patient rating</dd>')).toEqual([])
    expect(found('/', '<section aria-labelledby="references"><li>A miracle drug?</li></section>')).toEqual([])
  })

  it('is read across the elements of a block, so that an average and its variation may be in separate elements', () => {
    expect(
      found('/testimonials', '<p>Results may vary. <span>The average loss was 14.9%.</span></p>'),
    ).toEqual([])
    expect(found('/testimonials', '<p>Results may vary.</p><p>The average loss was 14.9%.</p>')).toHaveLength(
      1,
    )
  })
})
