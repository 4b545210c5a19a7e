import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Element, elements, metaContents, parseHtml, text } from '../scripts/audit/html'
import {
  childrenOf,
  footOf,
  listUnder,
  mainOf,
  sectionOf,
  served,
  titlesIn,
  titlesOf,
  within,
  words,
} from './support/served'
import { expect, test } from './support/test'

const questions = (element: Element) =>
  within(element, ({ tagName, attrs }) => tagName === 'details' && attrs.some(({ value }) => value === 'faq'))

const service = (name: string) => `/services/${name}-flower-mound-tx`
const count = (html: string, literal: string) => html.split(literal).length - 1
const trt = 'Testosterone replacement'

test.describe('counts of the specification', () => {
  test('services: seven cards, four reasons, three prices, seven questions', async ({ request }) => {
    const html = await served(request, '/services')
    const cards = listUnder(html, 'The services')
    expect(cards).toHaveLength(7)
    expect(
      cards.map(card => words(card)).filter(card => card.includes('not been evaluated by the FDA')),
    ).toHaveLength(1)
    expect(cards.map(words)[2]).toContain('These statements have not been evaluated by the FDA.')
    expect(listUnder(html, 'Why us')).toHaveLength(4)
    const prices = listUnder(html, 'Prices')
    expect(prices).toHaveLength(3)
    expect(titlesOf(prices)).toEqual([
      'Initial Discovery Experience',
      'TRT monthly Most Popular',
      'Weight Loss Program',
    ])
    expect(prices.map(words)[0]).toContain('$249 $199')
    expect(prices.map(words)[1]).toContain('from $195/mo')
    expect(prices.map(words)[2]).toContain('from $395/mo')
    for (const price of prices) expect(titlesIn(price).slice(1)).toEqual(['Includes', 'Not included'])
    expect(words(sectionOf(html, 'Prices'))).toContain('Prices as of November 16, 2026')
    expect(questions(sectionOf(html, 'Before you choose'))).toHaveLength(7)
  })

  for (const [name, lists, faq, button, related] of [
    [
      'prp-therapy',
      {
        'Who Can Benefit': 8,
        'Six PRP treatments we offer': 6,
        'A PRP session, step by step': 4,
        'What to expect from PRP': 6,
      },
      14,
      'Restore, Repair, Renew',
      ['Microneedling', 'Peptide therapy', 'IV hydration and NAD+'],
    ],
    [
      'microneedling',
      {
        'Who microneedling may suit': 8,
        'A microneedling session in four steps': 4,
        'Before and after, by session': 7,
        'What microneedling may change': 6,
      },
      15,
      'Refresh Your Look Today',
      ['PRP therapy', 'IV hydration and NAD+', 'Functional health programs'],
    ],
    [
      'functional-health-programs',
      {
        'Who a program may suit': 8,
        'How a program runs': 4,
        'Three programs': 3,
        'What the programs may change': 6,
      },
      14,
      'Book Discovery Experience',
      ['Medical weight loss', trt, 'Peptide therapy'],
    ],
    [
      'iv-hydration-therapy',
      {
        'Reasons men ask for an infusion': 8,
        'Your infusion visit in four steps': 4,
        'Infusions and injections we offer': 5,
        'What to expect from an infusion': 6,
      },
      15,
      'Book Discovery Experience',
      ['Medical weight loss', 'Peptide therapy', trt],
    ],
    [
      'testosterone-replacement-therapy',
      {
        'Symptoms that can point to low testosterone': 8,
        'How testosterone therapy works, in four steps': 4,
        'What testosterone therapy costs': 1,
        'What testosterone did in the trials': 6,
      },
      18,
      'Book Discovery Experience',
      ['Medical weight loss', 'Peptide therapy', 'Functional health programs'],
    ],
    [
      'medical-weight-loss',
      {
        'Who the program may suit': 8,
        'The weight-loss program in four stages': 4,
        'Cost of the weight-loss program': 1,
        'What weight loss may improve': 6,
      },
      20,
      'Book Discovery Experience',
      [trt, 'Peptide therapy', 'Functional health programs'],
    ],
    [
      'peptide-therapy',
      {
        'Reasons men ask about peptides': 8,
        'Your peptide consultation in four steps': 4,
        'What the peptide visit gives you': 6,
      },
      16,
      'Book Discovery Experience',
      [trt, 'Medical weight loss', 'IV hydration and NAD+'],
    ],
  ] as const) {
    test(`${name}: its lists, its questions, its buttons, its neighbors`, async ({ request }) => {
      const html = await served(request, service(name))
      const main = mainOf(html)
      for (const [heading, expected] of Object.entries(lists))
        expect(listUnder(html, heading), heading).toHaveLength(expected)
      expect(questions(main)).toHaveLength(faq)
      const booking = within(main, ({ attrs }) => attrs.some(({ name }) => name === 'data-booking'))
      expect(booking.map(words)).toEqual([button, 'Book Discovery Experience'])
      const neighbors = listUnder(html, 'Related Services').map(item => words(item))
      expect(neighbors).toHaveLength(3)
      for (const [index, neighbor] of related.entries()) expect(neighbors[index]).toContain(neighbor)
      expect(words(main)).toContain('Contact Us')
    })
  }

  test('PRP: its six treatments by the names the specification gives', async ({ request }) => {
    const treatments = listUnder(
      await served(request, service('prp-therapy')),
      'Six PRP treatments we offer',
    ).map(words)
    const names = [
      'P-Shot',
      'Hair Restoration',
      'Vampire Facial',
      'Joint & Injury Healing',
      'Vampire Facelift',
      'O-Shot',
    ]
    for (const [index, name] of names.entries()) expect(treatments[index]).toContain(name)
    expect(treatments[5]).toContain('For partners')
  })

  test('microneedling: seven records with their treatments, and the film in its box', async ({ request }) => {
    const html = await served(request, service('microneedling'))
    const records = listUnder(html, 'Before and after, by session')
    expect(
      records.map(record =>
        words(record)
          .match(/^(.+)After (\d)/)
          ?.slice(1),
      ),
    ).toEqual([
      ['Acne scarring', '1'],
      ['Active acne', '3'],
      ['Skin rejuvenation', '3'],
      ['Stretch marks', '3'],
      ['Hair restoration', '3'],
      ['Scalp treatment', '3'],
      ['Facial rejuvenation', '4'],
    ])
    for (const record of records)
      expect(words(record)).toContain('Patient photos will be shown only with written consent')
    expect(words(sectionOf(html, 'A session on video'))).toContain('Play video')
  })

  test('functional health: three programs with duration and focus', async ({ request }) => {
    const programs = listUnder(await served(request, service('functional-health-programs')), 'Three programs')
    expect(titlesOf(programs)).toEqual([
      '21-Day Metabolic Reset',
      'Cellular Renewal Program',
      'Cellular Vitality Reset',
    ])
    for (const [index, weeks] of ['3 weeks', '6-8 weeks', '12-16 weeks'].entries())
      expect(programs.map(words)[index]).toContain(weeks)
    for (const program of programs) expect(within(program, ({ tagName }) => tagName === 'li')).toHaveLength(4)
  })

  test('IV: five offerings with benefit tags', async ({ request }) => {
    const offerings = listUnder(
      await served(request, service('iv-hydration-therapy')),
      'Infusions and injections we offer',
    )
    expect(titlesOf(offerings)).toEqual([
      "Myers' Cocktail",
      'NAD+ Infusion',
      'Athletic Performance IV',
      'Immunity Boost',
      'Vitamin Injections',
    ])
    for (const offering of offerings)
      expect(within(offering, ({ tagName }) => tagName === 'li').length).toBeGreaterThanOrEqual(2)
  })

  test('figures that the services name', async ({ request }) => {
    for (const [name, figures] of [
      [
        'testosterone-replacement-therapy',
        [
          '6 weeks, 3 months and 6 months, then every 6 to 12 months',
          '1 to 2 times a week, or daily cream',
          '1 to 2% a year',
        ],
      ],
      ['medical-weight-loss', ['20+ pounds', 'HSA or FSA', '14.9%', '20.9%', '68 weeks', '72 weeks']],
      [
        'prp-therapy',
        ['3-4 sessions, 4-6 weeks apart', '2-3 sessions', '1-2 sessions', 'every 3 to 6 months', '2-3 days'],
      ],
      [
        'microneedling',
        ['3-6 sessions', '4-6 weeks', '30-45 minutes', '2 to 3 days', '1 to 2 days with exosomes'],
      ],
      ['iv-hydration-therapy', ['30-60 minutes', '2-4 hours']],
    ] as const) {
      const page = words(mainOf(await served(request, service(name))))
      for (const figure of figures) expect.soft(page, name).toContain(figure)
    }
  })

  test('contact: facts, 16 communities, one rating line, a reply within 24 hours', async ({ request }) => {
    const html = await served(request, '/contact')
    const page = words(mainOf(html))
    const place = sectionOf(html, 'Where we are')
    const towns = within(place, ({ tagName }) => tagName === 'ul')
      .slice(-1)
      .flatMap(childrenOf)
    expect(towns.map(words)).toHaveLength(16)
    expect(titlesIn(place)).toEqual([
      'Where we are',
      'Hours',
      'Call or write',
      'Parking',
      'Accessibility',
      'Communities we serve',
    ])
    for (const fact of [
      '(972) 555-0142',
      'Fax (972) 555-0143',
      'hello@northpeak.example',
      '2400 Ridge Road, Suite 140',
      'Monday9 AM to 5 PM',
      'Saturday9 AM to 1 PM',
      'SundayClosed',
      'Schedule Now',
      'Get directions',
      '4.9/5',
      'from 150+ Google reviews',
      'Replies come within 24 hours',
      'Book Discovery Experience',
    ])
      expect.soft(page).toContain(fact)
    expect(html).toContain('href="tel:+19725550142"')
    expect(html).toContain('href="mailto:hello@northpeak.example"')
    expect(html.match(/"AggregateRating","ratingValue":4.9,"bestRating":5,"reviewCount":150/g)).toHaveLength(
      1,
    )
  })

  test('FAQ: five groups, all topics, one accordion', async ({ request }) => {
    const html = await served(request, '/faq')
    for (const [group, ids] of [
      ['General Clinic', ['insurance', 'payment', 'location-parking', 'telemedicine', 'scheduling']],
      ['Labs & Testing', ['fasting', 'lab-location', 'results-timing']],
      ['Medications & Prescriptions', ['refills', 'shipping', 'own-pharmacy']],
      ['Policies & Programs', ['membership', 'pay-per-service', 'cancellation']],
      ['Privacy & Safety', ['security', 'hipaa']],
    ] as const) {
      const answers = within(sectionOf(html, group), ({ attrs }) =>
        attrs.some(({ value }) => value.startsWith('fold-answer')),
      )
      // The topics of the specification come first, in its order; what patients ask besides follows.
      const named = answers.map(({ attrs }) => attrs.find(({ name }) => name === 'id')?.value)
      expect(named.slice(0, ids.length)).toEqual([...ids])
    }
    expect(questions(mainOf(html)).length).toBeGreaterThanOrEqual(16)
    const page = words(mainOf(html))
    for (const figure of [
      'at least 24 hours',
      '48 to 72 hours',
      '10 to 12 hours',
      '3 to 5 business days',
      '7 to 10 business days',
      'at least 10 days',
      'HSA and FSA',
    ])
      expect.soft(page).toContain(figure)
    expect(words(sectionOf(html, 'Still have questions?'))).toContain('Call (972) 555-0142')
  })

  test('resources: five cards, one that is coming, three figures', async ({ request }) => {
    const html = await served(request, '/resources')
    const cards = within(mainOf(html), ({ tagName }) => tagName === 'h2').map(words)
    expect(cards.slice(0, 6)).toEqual([
      'FAQs',
      'Free Testosterone Calculator',
      'Supplements',
      'Patient Portal',
      'Peak Insights',
      'Events & Webinars',
    ])
    const page = words(mainOf(html))
    for (const literal of ['Coming Soon', 'portal access24/7', 'supplements100+', 'supportExpert'])
      expect(page).toContain(literal)
  })

  test('about: two films and three photos', async ({ request }) => {
    const html = await served(request, '/about')
    expect(count(html, 'data-kind="video"')).toBe(2)
    expect(count(html, 'data-kind="photo"')).toBe(3)
  })

  test('testimonials: button, link, sentence and three values', async ({ request }) => {
    const html = await served(request, '/testimonials')
    const page = words(mainOf(html))
    for (const literal of [
      'Schedule Your Consultation',
      'See All Reviews on Google',
      'Results may vary. All testimonials are from real Northpeak patients.',
    ])
      expect(page).toContain(literal)
    expect(listUnder(html, 'What we stand by')).toHaveLength(3)
    for (const value of ['Evidence-Based Care', 'Personalized Treatment', 'Ongoing Support'])
      expect(page).toContain(value)
  })

  const firstVisit = [
    'Within 24 hours',
    'last 3 months',
    '10 minutes early',
    'log in 5 minutes before',
    'Flower Mound, Highland Village, Lewisville',
  ]
  const booked = "You're Booked! Here's What Happens Next"
  for (const [path, title, portal, figures] of [
    ['/thank-you', booked, 'Sign in to the patient portal', firstVisit],
    ['/thank-you-consult', booked, 'Sign in to the patient portal', firstVisit],
    [
      '/thank-you-followup',
      'Thank You for Booking Your Follow-Up',
      'Portal Login',
      ['5 to 10 minutes early', 'log in 5 minutes before'],
    ],
  ] as const) {
    test(`${path}: its title, four steps, the portal and whom to ask`, async ({ request }) => {
      const html = await served(request, path)
      expect(titlesIn(mainOf(html))[0]).toBe(title)
      expect(elements(parseHtml(html), 'title').map(text)).toContain(`${title} | Northpeak`)
      expect(listUnder(html, 'What to Expect')).toHaveLength(4)
      const page = words(mainOf(html))
      for (const literal of [...figures, portal, 'hello@northpeak.example'])
        expect.soft(page).toContain(literal)
    })
  }

  test('the foot: seven services and their list, the week, social links, contact', async ({ request }) => {
    const foot = footOf(await served(request, '/about'))
    const links = within(foot, ({ tagName }) => tagName === 'a').map(words)
    expect(
      links.filter(link =>
        [
          trt,
          'Medical weight loss',
          'Peptide therapy',
          'Functional health programs',
          'PRP therapy',
          'Microneedling',
          'IV hydration and NAD+',
        ].includes(link),
      ),
    ).toHaveLength(7)
    expect(within(foot, ({ tagName }) => tagName === 'tr').map(words)).toEqual([
      'Mon9 AM to 5 PM',
      'Tue9 AM to 5 PM',
      'Wed9 AM to 5 PM',
      'Thu9 AM to 5 PM',
      'Fri9 AM to 5 PM',
      'Sat9 AM to 1 PM',
      'SunClosed',
    ])
    for (const link of ['Instagram', 'Facebook', 'Terms of Service', 'Notice of Privacy Practices'])
      expect(links).toContain(link)
  })
})

test('the risks of a service begin with their names, set apart', async ({ request }) => {
  const html = await served(request, service('testosterone-replacement-therapy'))
  const names = listUnder(html, 'Side effects and risks of testosterone').map(risk =>
    within(risk, ({ tagName }) => tagName === 'b').map(words),
  )
  expect(names).toEqual([
    ['Common side effects.'],
    ['Children and partners.'],
    ['Fertility.'],
    ['Thick blood.'],
    ['Heart and blood vessels.'],
    ['Blood pressure.'],
    ['One long-acting injection.'],
    ['Sleep, prostate, bones.'],
  ])
})

test('the contact facts stand beside each other without touching', async ({ page }) => {
  for (const width of [320, 641, 900, 901, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    const beyond = await page.locator('.contact-strip > div').evaluateAll(facts =>
      facts.flatMap(fact => {
        const range = document.createRange()
        range.selectNodeContents(fact)
        const { right } = fact.getBoundingClientRect()
        return range.getBoundingClientRect().right > right + 1 ? [fact.textContent] : []
      }),
    )
    expect.soft(beyond, `${width}`).toEqual([])
  }
})

test('the trials of weight loss keep their bars on a phone', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(service('medical-weight-loss'))
    const rows = page.getByRole('table').filter({ hasText: 'Semaglutide' }).locator('tbody tr')
    await expect(rows).toHaveCount(4)
    const bars = await rows
      .locator('svg')
      .evaluateAll(all => all.map(bar => bar.getBoundingClientRect().width))
    expect(new Set(bars).size, 'one scale').toBe(1)
    for (const row of await rows.all()) {
      const bar = await row.locator('svg').boundingBox()
      const numbers = await row.locator('td').evaluateAll(cells =>
        cells.slice(1).map(cell => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getBoundingClientRect()
        }),
      )
      expect(bar?.width).toBeGreaterThan(90)
      expect(numbers[0]?.left).toBeGreaterThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0))
      expect(numbers[0]?.right).toBeLessThanOrEqual(numbers[1]?.left ?? 0)
      expect(numbers[1]?.right).toBeLessThanOrEqual(width - 19)
    }
  }
})

test.describe('robots', () => {
  const hidden: Record<string, string> = {
    '/thank-you-consult': 'noindex, nofollow',
    '/thank-you-followup': 'noindex, follow',
    '/auth': 'noindex, follow',
    '/account': 'noindex, follow',
    '/search': 'noindex, follow',
  }
  const robotsOf = (html: string) => metaContents(parseHtml(html), 'robots')

  for (const [path, robots] of Object.entries(hidden)) {
    test(`${path} says ${robots}`, async ({ request }) => {
      expect(robotsOf(await served(request, path))).toEqual([robots])
    })
  }

  test('every page of the sitemap may be indexed, and so may the first thank-you page, which it leaves out', async ({
    request,
  }) => {
    const map = await served(request, '/sitemap.xml')
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    expect(paths).not.toContain('/thank-you')
    expect(robotsOf(await served(request, '/thank-you'))).toEqual(['index, follow'])
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      expect(Object.keys(hidden)).not.toContain(path)
      expect.soft(robotsOf(await served(request, path)), path).toEqual(['index, follow'])
    }
  })

  test('a page that does not exist is not indexed', async ({ request }) => {
    expect(robotsOf(await served(request, '/nowhere', 404))).toEqual(['noindex'])
  })
})

test.describe('old addresses', () => {
  for (const [from, status, to] of [
    ['/services/prp-procedures', 308, service('prp-therapy')],
    ['/services/microneedling', 308, service('microneedling')],
    ['/services/hormone-optimization', 308, service('testosterone-replacement-therapy')],
    ['/services/iv-hydration', 308, service('iv-hydration-therapy')],
    ['/services/medical-weight-loss', 308, service('medical-weight-loss')],
    ['/services/peptide-therapy', 308, service('peptide-therapy')],
    ['/insights', 308, '/blog'],
    ['/insights/trt-myths-debunked?utm=a', 308, '/blog/trt-myths-debunked?utm=a'],
    ['/blog/no-such-article', 307, '/blog'],
    ['/insights/no-such-article', 307, '/blog'],
    ['/Insights/Trt-Myths-Debunked', 308, '/blog/trt-myths-debunked'],
    ['/Blog', 308, '/blog'],
    ['/SERVICES?utm=A', 308, '/services?utm=A'],
    ['/blog/Trt-Myths-Debunked', 308, '/blog/trt-myths-debunked'],
  ] as const) {
    test(`${from} leads to ${to} in one hop`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost')
      expect(pathname + search).toBe(to)
    })
  }
})

test('the notice of privacy practices has its header, its sections and its date', async ({ request }) => {
  const html = await served(request, '/privacy-policy')
  expect(html).toContain(
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  )
  for (const id of ['compliance', 'uses', 'rights', 'security', 'breach', 'complaints'])
    expect(html).toContain(`id="${id}"`)
  expect(html).toContain('January 1, 2025')
  expect(html).toContain('We will not retaliate')
})

test('a connection is kept for a visitor who reads before he goes on', async ({ request }) => {
  const answer = await request.get('/about')
  expect(answer.headers()['keep-alive']).toBe('timeout=65')
})

/** Every file of the build, caches included. */
function filesOfBuild(): Set<string> {
  const folder = join(__dirname, '..', '.next')
  return new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
}

/** A served page is kept once, whoever asks for it, so other tests may add some; what is not there adds nothing. */
function expectNothingWritten(before: ReadonlySet<string>, asked: RegExp) {
  const added = [...filesOfBuild()].filter(file => !before.has(file))
  expect(added.filter(file => asked.test(file))).toEqual([])
  // Nor under another name: a thousand addresses would have left a thousand files at least.
  expect(added.length).toBeLessThan(800)
}

for (const [name, path, status, to] of [
  ['articles', '/blog/unknown', 307, () => '/blog'],
  ['old articles', '/insights/unknown', 308, (at: string) => `/blog/unknown-${at}`],
] as const) {
  test(`a thousand unknown ${name} are redirected, and nothing is written for them`, async ({ request }) => {
    test.setTimeout(90_000)
    const before = filesOfBuild()
    for (let batch = 0; batch < 20; batch++) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const answer = await request.get(`${path}-${batch}-${index}?utm=a`, { maxRedirects: 0 })
          expect(answer.status()).toBe(status)
          const { pathname } = new URL(answer.headers().location ?? '', 'http://localhost')
          expect(pathname).toBe(to(`${batch}-${index}`))
          // What is not there yet may be there tomorrow; what has moved has moved for good.
          expect(answer.headers()['cache-control']).toBe(
            status === 307 ? 'no-store' : 'public, max-age=86400',
          )
        }),
      )
    }
    expectNothingWritten(before, /unknown/)
  })
}

test('a thousand unknown pages of the listing are not found, and nothing is written for them', async ({
  request,
}) => {
  test.setTimeout(90_000)
  const before = filesOfBuild()
  for (let batch = 0; batch < 20; batch++) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const answer = await request.get(`/blog/page/${1000 + batch * 50 + index}`, { maxRedirects: 0 })
        expect(answer.status()).toBe(404)
      }),
    )
  }
  expectNothingWritten(before, /page\/1\d{3}/)
})

test('the listing with a slash at its end is the listing', async ({ request }) => {
  const answer = await request.get('/blog/', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe('/blog')
})
