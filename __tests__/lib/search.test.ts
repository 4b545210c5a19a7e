/** @jest-environment node */
import { brotliCompressSync, constants } from 'node:zlib'
import { searchDocuments } from '@/lib/search/documents'
import { createSearch } from '@/lib/search/search'

const documents = searchDocuments()
const find = createSearch(documents)
const service = (name: string) => `/services/${name}-flower-mound-tx`

test.each([
  ['low T', '/blog/low-testosterone-symptoms-men'],
  ['trt', service('testosterone-replacement-therapy')],
  ['TRT', service('testosterone-replacement-therapy')],
  ['testosterone', service('testosterone-replacement-therapy')],
  ['testosterona', service('testosterone-replacement-therapy')],
  ['testostrone', service('testosterone-replacement-therapy')],
  ['testosterone replacement', service('testosterone-replacement-therapy')],
  ['weight loss', service('medical-weight-loss')],
  ['peso', service('medical-weight-loss')],
  ['tirzepatide', service('medical-weight-loss')],
  ['zepbound', service('medical-weight-loss')],
  ['ozempic', '/blog/semaglutide-weight-loss-glp1'],
  ['wegovy', '/blog/semaglutide-weight-loss-glp1'],
  ['semaglutide', '/blog/semaglutide-weight-loss-glp1'],
  ['semaglutid', '/blog/semaglutide-weight-loss-glp1'],
  ['glp1', '/blog/semaglutide-weight-loss-glp1'],
  ['peptide', service('peptide-therapy')],
  ['peptides', service('peptide-therapy')],
  ['prp', service('prp-therapy')],
  ['PRP therapy', service('prp-therapy')],
  ['microneedling', service('microneedling')],
  ['micro needling', service('microneedling')],
  ['microneedeling', service('microneedling')],
  ['acne scars', service('microneedling')],
  ['iv', service('iv-hydration-therapy')],
  ['iv drip', service('iv-hydration-therapy')],
  ['nad+', service('iv-hydration-therapy')],
  ['hydration', service('iv-hydration-therapy')],
  ['functional', service('functional-health-programs')],
  ['functional health', service('functional-health-programs')],
  ['hair', '/blog/prp-hair-restoration-men'],
  ['pelo', '/blog/prp-hair-restoration-men'],
  ['balding', '/blog/prp-hair-restoration-men'],
  ['hair loss', '/blog/prp-hair-restoration-men'],
  ['ED', '/blog/prp-for-men-hair-sexual-wellness'],
  ['erectile dysfunction', '/blog/prp-for-men-hair-sexual-wellness'],
  ['calculator', '/resources/free-testosterone-calculator'],
  ['free testosterone', '/resources/free-testosterone-calculator'],
  ['shbg', '/resources/free-testosterone-calculator'],
  ['calc', '/resources/free-testosterone-calculator'],
  ['precio', '/services#prices'],
  ['price', '/services#prices'],
  ['cost', '/services#prices'],
  ['prices', '/services#prices'],
  ['insurance', '/faq#insurance'],
  ['seguro', '/faq#insurance'],
  ['parking', '/faq#location-parking'],
  ['telehealth', '/faq#telemedicine'],
  ['fasting', '/faq#fasting'],
  ['refill', '/faq#refills'],
  ['shipping', '/faq#shipping'],
  ['membership', '/faq#membership'],
  ['cancel', '/faq#cancellation'],
  ['hipaa', '/privacy-policy'],
  ['directions', '/contact'],
  ['phone', '/contact'],
  ['horario', '/contact'],
  ['reviews', '/testimonials'],
  ['portal', '/resources'],
  ['supplements', '/resources'],
  ['articles', '/blog'],
  ['about', '/about'],
  ['accessibility', '/accessibility'],
  ['terms', '/terms-of-service'],
  ['heart', '/blog/trt-and-heart-health'],
  ['myths', '/blog/trt-myths-debunked'],
  ['exosomes', '/blog/microneedling-prp-vs-exosomes'],
  ['sleep', '/blog/peptides-for-sleep-recovery'],
])('"%s" finds %s first', (query, href) => {
  expect(find(query)[0]?.href).toBe(href)
})

test('the index stays within 20 KB brotli', () => {
  const bytes = brotliCompressSync(JSON.stringify(documents), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  expect(bytes).toBeLessThanOrEqual(20 * 1024)
})

test('an answer takes less than 16 ms', () => {
  const times = ['low t', 'erectile dysfunction', 'semaglutide weight loss', 'x'].map(query => {
    const start = performance.now()
    find(query)
    return performance.now() - start
  })
  expect(Math.max(...times)).toBeLessThan(16)
})

test.each(['', '   ', '!!!', '((((', '\\'])('%p finds nothing and breaks nothing', query => {
  expect(find(query)).toEqual([])
})
