import { articles } from '../../content/articles'
import { blog } from '../../content/blog'
import { clinic } from '../../content/facts/clinic'
import { articlePath } from '../../lib/routes'
import { testFacts } from '../support/facts'
import { served } from '../support/served'
import { expect, test } from '../support/served-test'

testFacts([
  {
    name: 'Minoxidil is cited from its own page, finasteride from its label',
    paths: ['/blog/prp-hair-restoration-men', '/blog/prp-for-men-hair-sexual-wellness'],
    says: ['Minoxidil Topical. MedlinePlus.', 'Propecia (finasteride 1 mg) tablets'],
  },
  {
    name: 'Who was included in TRAVERSE, and who was not',
    paths: ['/blog/trt-and-heart-health'],
    says: ['was between 45 and 80, and had heart or blood vessel disease or a high risk of it'],
  },
  {
    name: 'The functional medicine study is one of several, with its result at the end',
    paths: ['/blog/functional-medicine-explained'],
    says: [
      'Patients felt somewhat better at six months, but not at twelve.',
      'do not start a low-calorie program without your doctor',
    ],
    neverSays: ['The one study that compared', 'the one comparative study'],
  },
  {
    name: 'An offer of energy peptides, and the same offer with everything disclosed',
    paths: ['/blog/peptides-for-men-energy-recovery'],
    says: [
      'The same offer, with nothing left out',
      'The blend itself has not been tested.',
      'Leaving the list did not authorize any of them.',
    ],
  },
  {
    name: 'A claim about gut bacteria can be checked by its reader',
    paths: ['/blog/gut-health-hormones-connection'],
    says: ['The product I would buy is the one that was tested', 'If the last box stays empty'],
  },
])

test('every article has the shared subtitle, and references', async ({ request }) => {
  for (const { meta } of articles) {
    const html = await served(request, articlePath(meta.slug))
    expect(html, meta.slug).toContain(blog.subtitle)
    expect(html.match(/id="ref-[A-Z]+\d+"/g)?.length, meta.slug).toBe(meta.sources.length)
  }
})

test('the feed contains no sample profile', async ({ request }) => {
  const feed = await served(request, '/feed.xml')
  for (const { name, sample } of Object.values(clinic.people)) if (sample) expect(feed).not.toContain(name)
})
