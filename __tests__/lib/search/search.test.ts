/** @jest-environment node */
import { brotliCompressSync, constants } from 'node:zlib'
import { createSearch } from '@/lib/search/search'
import { searchIndex } from '@/lib/site/search-index'
import { byQuery } from '../../support/by-query'

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

const first = byQuery({
  [service('testosterone-replacement-therapy')]:
    'trt; TRT; testosterone; testosterona; testostrone; testosterone replacement; testosterone injections; trt side effects',
  [`${service('testosterone-replacement-therapy')}#fertility`]: 'fertility',
  [service('medical-weight-loss')]:
    'weight loss; peso; tirzepatide; zepbound; weight loss shots; mounjaro; belly fat; perder peso',
  [service('prp-therapy')]: 'prp; PRP therapy; knee pain',
  [service('microneedling')]: 'microneedling; micro needling; microneedeling; acne scars; wrinkles',
  [service('peptide-therapy')]: 'peptide; peptides; bpc-157',
  [service('iv-hydration-therapy')]: 'iv; iv drip; nad+; hydration; hangover; myers cocktail',
  [service('functional-health-programs')]: 'functional; functional health',
  '/blog/erection-problems-causes-treatment':
    'ED; erectile dysfunction; cant get hard; viagra; cialis; disfunción eréctil',
  '/blog/gut-health-hormones-men': 'gut health',
  '/blog/low-testosterone-symptoms-flower-mound': 'signs of low testosterone',
  '/blog/low-testosterone-symptoms-men':
    'low T; no sex drive; low libido; no energy; always tired; brain fog; depression; do i have low t; testosterona baja',
  '/blog/medical-weight-loss-vs-diets': 'diet vs ozempic',
  '/blog/microneedling-prp-vs-exosomes': 'exosomes; stem cells',
  '/blog/peptides-for-men-energy-recovery': 'sermorelin; growth hormone',
  '/blog/peptides-for-sleep-recovery': 'sleep; insomnia',
  '/blog/prp-for-men-hair-sexual-wellness': 'p shot',
  '/blog/prp-hair-restoration-men':
    'hair; pelo; balding; hair loss; receding hairline; caída del cabello; queda de cabelo',
  '/blog/semaglutide-weight-loss-glp1': 'wegovy; semaglutide; semaglutid; glp1; stop taking ozempic',
  '/blog/trt-and-heart-health': 'heart; trt and heart',
  '/blog/trt-myths-debunked':
    'myths; does trt make you infertile; does trt cause cancer; trt myths; steroids',
  '/#guide': 'free guide',
  '/about': 'about',
  '/accessibility': 'accessibility',
  '/auth#portal': 'portal; log in; login; patient portal',
  '/auth': 'forgot password; create account; sign in',
  '/blog': 'articles',
  '/contact':
    'directions; phone; horario; are you open on saturday; opening hours; lewisville; highland village; teléfono; endereço',
  '/prices': 'precio; price; cost; prices; how much does trt cost; ozempic price; cuanto cuesta',
  '/privacy-policy': 'hipaa',
  '/records-and-complaints#licensing-board': 'complaint',
  '/resources': 'supplements',
  '/resources/free-testosterone-calculator': 'calculator; free testosterone; shbg; calc',
  '/terms-of-service': 'terms',
  '/testimonials': 'reviews',
  '/faq#cancellation': 'cancel; cancel appointment',
  '/faq#fasting': 'fasting',
  '/faq#insurance': 'insurance; seguro; do you take insurance; can i pay with hsa; seguro médico',
  '/faq#location-parking': 'parking; where are you located',
  '/faq#membership': 'membership',
  '/faq#ozempic-mounjaro': 'ozempic',
  '/faq#refills': 'refill',
  '/faq#scheduling': 'how do i book; appointmnet; first visit; what happens at first visit; cita',
  '/faq#shipping': 'shipping',
  '/faq#telemedicine': 'telehealth; video visit',
  '/faq': 'preguntas',
})

test.each(first)('"%s" finds %s first', (query, href) => {
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
