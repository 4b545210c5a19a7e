/** @jest-environment node */
import { brotliCompressSync, constants } from 'node:zlib'
import { createSearch } from '@/lib/search/search'
import { searchIndex } from '@/lib/site/search-index'

const index = searchIndex()
const service = (name: string) => `/services/${name}-flower-mound-tx`

/** Services and articles that the tests know: one that is added may rightly come before them. */
const known = [
  service('testosterone-replacement-therapy'),
  service('medical-weight-loss'),
  service('peptide-therapy'),
  service('functional-health-programs'),
  service('prp-therapy'),
  service('microneedling'),
  service('iv-hydration-therapy'),
  '/blog/erection-problems-causes-treatment',
  '/blog/low-testosterone-symptoms-men',
  '/blog/semaglutide-weight-loss-glp1',
  '/blog/peptides-for-men-energy-recovery',
  '/blog/gut-health-hormones-connection',
  '/blog/trt-myths-debunked',
  '/blog/prp-hair-restoration-men',
  '/blog/gut-health-hormones-men',
  '/blog/medical-weight-loss-vs-diets',
  '/blog/peptides-for-sleep-recovery',
  '/blog/prp-for-men-hair-sexual-wellness',
  '/blog/microneedling-prp-vs-exosomes',
  '/blog/trt-and-heart-health',
  '/blog/functional-medicine-explained',
  '/blog/low-testosterone-symptoms-flower-mound',
]
const isAdded = (href: string) =>
  /^\/(services|blog)\//.test(href) && !known.includes(href.replace(/#.*/, ''))
const find = createSearch({ ...index, documents: index.documents.filter(({ href }) => !isAdded(href)) })

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
  ['ozempic', '/faq#ozempic-mounjaro'],
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
  ['ED', '/blog/erection-problems-causes-treatment'],
  ['erectile dysfunction', '/blog/erection-problems-causes-treatment'],
  ['calculator', '/resources/free-testosterone-calculator'],
  ['free testosterone', '/resources/free-testosterone-calculator'],
  ['shbg', '/resources/free-testosterone-calculator'],
  ['calc', '/resources/free-testosterone-calculator'],
  ['precio', '/prices'],
  ['price', '/prices'],
  ['cost', '/prices'],
  ['prices', '/prices'],
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
  ['portal', '/auth#portal'],
  ['log in', '/auth#portal'],
  ['login', '/auth#portal'],
  ['supplements', '/resources'],
  ['articles', '/blog'],
  ['about', '/about'],
  ['accessibility', '/accessibility'],
  ['terms', '/terms-of-service'],
  ['heart', '/blog/trt-and-heart-health'],
  ['myths', '/blog/trt-myths-debunked'],
  ['exosomes', '/blog/microneedling-prp-vs-exosomes'],
  ['sleep', '/blog/peptides-for-sleep-recovery'],
  // As men write
  ['how much does trt cost', '/prices'],
  ['ozempic price', '/prices'],
  ['cuanto cuesta', '/prices'],
  ['do you take insurance', '/faq#insurance'],
  ['can i pay with hsa', '/faq#insurance'],
  ['seguro médico', '/faq#insurance'],
  ['how do i book', '/faq#scheduling'],
  ['appointmnet', '/faq#scheduling'],
  ['first visit', '/faq#scheduling'],
  ['what happens at first visit', '/faq#scheduling'],
  ['cita', '/faq#scheduling'],
  ['cancel appointment', '/faq#cancellation'],
  ['where are you located', '/faq#location-parking'],
  ['are you open on saturday', '/contact'],
  ['opening hours', '/contact'],
  ['lewisville', '/contact'],
  ['highland village', '/contact'],
  ['teléfono', '/contact'],
  ['endereço', '/contact'],
  ['video visit', '/faq#telemedicine'],
  ['no sex drive', '/blog/low-testosterone-symptoms-men'],
  ['low libido', '/blog/low-testosterone-symptoms-men'],
  ['no energy', '/blog/low-testosterone-symptoms-men'],
  ['always tired', '/blog/low-testosterone-symptoms-men'],
  ['brain fog', '/blog/low-testosterone-symptoms-men'],
  ['depression', '/blog/low-testosterone-symptoms-men'],
  ['do i have low t', '/blog/low-testosterone-symptoms-men'],
  ['signs of low testosterone', '/blog/low-testosterone-symptoms-flower-mound'],
  ['testosterona baja', '/blog/low-testosterone-symptoms-men'],
  ['cant get hard', '/blog/erection-problems-causes-treatment'],
  ['viagra', '/blog/erection-problems-causes-treatment'],
  ['cialis', '/blog/erection-problems-causes-treatment'],
  ['p shot', '/blog/prp-for-men-hair-sexual-wellness'],
  ['disfunción eréctil', '/blog/erection-problems-causes-treatment'],
  ['receding hairline', '/blog/prp-hair-restoration-men'],
  ['caída del cabello', '/blog/prp-hair-restoration-men'],
  ['queda de cabelo', '/blog/prp-hair-restoration-men'],
  ['does trt make you infertile', '/blog/trt-myths-debunked'],
  ['does trt cause cancer', '/blog/trt-myths-debunked'],
  ['trt myths', '/blog/trt-myths-debunked'],
  ['steroids', '/blog/trt-myths-debunked'],
  ['trt and heart', '/blog/trt-and-heart-health'],
  ['fertility', `${service('testosterone-replacement-therapy')}#fertility`],
  ['testosterone injections', service('testosterone-replacement-therapy')],
  ['trt side effects', service('testosterone-replacement-therapy')],
  ['weight loss shots', service('medical-weight-loss')],
  ['mounjaro', service('medical-weight-loss')],
  ['belly fat', service('medical-weight-loss')],
  ['perder peso', service('medical-weight-loss')],
  ['stop taking ozempic', '/blog/semaglutide-weight-loss-glp1'],
  ['diet vs ozempic', '/blog/medical-weight-loss-vs-diets'],
  ['bpc-157', service('peptide-therapy')],
  ['insomnia', '/blog/peptides-for-sleep-recovery'],
  ['sermorelin', '/blog/peptides-for-men-energy-recovery'],
  ['growth hormone', '/blog/peptides-for-men-energy-recovery'],
  ['gut health', '/blog/gut-health-hormones-men'],
  ['stem cells', '/blog/microneedling-prp-vs-exosomes'],
  ['wrinkles', service('microneedling')],
  ['knee pain', service('prp-therapy')],
  ['hangover', service('iv-hydration-therapy')],
  ['myers cocktail', service('iv-hydration-therapy')],
  ['forgot password', '/auth'],
  ['create account', '/auth'],
  ['patient portal', '/auth#portal'],
  ['sign in', '/auth'],
  ['complaint', '/records-and-complaints#licensing-board'],
  ['preguntas', '/faq'],
  ['free guide', '/#guide'],
])('"%s" finds %s first', (query, href) => {
  expect(find(query)[0]?.href).toBe(href)
})

test.each([
  ['trt', [service('peptide-therapy'), service('prp-therapy')]],
  ['testosterone', [service('peptide-therapy'), service('prp-therapy')]],
  ['ED', ['/blog/semaglutide-weight-loss-glp1']],
  ['erectile dysfunction', ['/blog/semaglutide-weight-loss-glp1', '/blog/gut-health-hormones-men']],
])('"%s" does not find what has only a common word in common', (query, others) => {
  const found = find(query).map(hit => hit.href)
  expect(others.filter(href => found.includes(href))).toEqual([])
})

test.each([
  ['trt', '/blog/trt-and-heart-health'],
  ['testosterone', '/blog/low-testosterone-symptoms-men'],
  ['ozempic', service('medical-weight-loss')],
])('"%s" also finds %s', (query, href) => {
  expect(find(query).map(hit => hit.href)).toContain(href)
})

test('the index, which loads when the search is first used, stays within 26 KB brotli', () => {
  const bytes = brotliCompressSync(JSON.stringify(index), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  expect(bytes).toBeLessThanOrEqual(26 * 1024)
})

test.each(['', '   ', '!!!', '((((', '\\'])('%p finds nothing and does not throw', query => {
  expect(find(query)).toEqual([])
})

/** Ten titles, in the order of the index, of pages that a visitor looks for by a word. */
const titles = index.documents.filter(({ section }) => section !== 'Questions').slice(0, 10)
const beginnings = titles.flatMap(({ title }) =>
  (title.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter(word => find(word).length > 0)
    .map(word => [word.slice(0, 3), word] as const),
)

test('ten titles have words to begin with', () => {
  expect(titles).toHaveLength(10)
  expect(beginnings.length).toBeGreaterThan(20)
})

test.each(beginnings)('%s, the beginning of %s, finds titles with it', beginning => {
  const hits = find(beginning)
  expect(hits.filter(({ title }) => new RegExp(`\\b${beginning}`, 'i').test(title)).length).toBeGreaterThan(0)
})
