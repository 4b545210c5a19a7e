import { languages } from '../../content/facts/languages'
import { addresses } from '../../e2e/support/addresses'
import { createMailbox } from '../../e2e/support/mailbox'
import { articleSlugs } from '../../lib/site/article-slugs'
import { button, field, link, text, type Visitor } from './engine-visitor'
import { useEveryControl } from './translated-journeys'

type Journey = {
  name: string
  run: (visitor: Visitor) => Promise<void>
  /** Needs a mailbox. */
  mails?: true
  /** Needs the back-forward cache, which is off where Playwright drives (playwright.config.ts): WebKit only. */
  keptPage?: true
  /** Time limit, when a minute is not enough. */
  seconds?: number
}

const calculator = '/resources/free-testosterone-calculator'
const password = 'correct horse battery staple'
/** Text of the sandbox's widget: one line for each technique that real widgets use. */
const reviewShapes = [
  'Sandbox: reviews widget',
  'A picture from another host',
  'Written with document.write',
  'An inline handler ran',
  'A second script from a third host',
]
const marked = '[aria-invalid="true"]'

async function signUpToSignOut(visitor: Visitor) {
  const email = `james.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`
  const mailTo = createMailbox(addresses.mails ?? '')
  await visitor.open('/auth')
  await visitor.click(button("Don't have an account? Sign up"))
  await visitor.fill(field('First Name'), 'James')
  await visitor.fill(field('Last Name'), 'Sample')
  await visitor.fill(field('Email'), email)
  await visitor.fill(field('Password'), password)
  await visitor.click({ ...button('Sign Up', 'main form'), exact: true })
  await visitor.sees(text('Account created successfully! You can now sign in.'))
  const { links } = await mailTo(email)
  // The token is in the fragment.
  const { pathname, search, hash } = new URL(links[0] ?? '')
  await visitor.open(pathname + search + hash)
  await visitor.click(button('Continue', 'main'))
  await visitor.isAt('/')
  await visitor.sees(button(email, 'header'))
  await visitor.click(button(email, 'header'))
  await visitor.click(button('Sign Out', 'header'))
  await visitor.isAt('/auth')
  await visitor.sees(link('Sign In', 'header'))
  await visitor.fill(field('Email'), email)
  await visitor.fill(field('Password'), password)
  await visitor.click({ ...button('Sign In', 'main form'), exact: true })
  await visitor.isAt('/')
  await visitor.sees(button(email, 'header'))
}

async function calculate(visitor: Visitor) {
  await visitor.fill(field('Total testosterone'), '520')
  await visitor.fill(field('SHBG'), '38')
  await visitor.click(button('Calculate', 'main form'))
  await visitor.sees(text('10.1 ng/dL is within', 'main'))
}

async function toQuestionsAndBack(visitor: Visitor) {
  await visitor.click(link('FAQ', 'footer'))
  await visitor.isAt('/faq')
  await visitor.back()
  await visitor.isAt(calculator)
}

/** Journeys that must work in every engine: Chromium and Firefox in `npm test`, WebKit by `node tools/engines/run-webkit.mjs`. */
export const journeys: Journey[] = [
  {
    name: 'the menu of a narrow window opens, leads to a page and closes',
    async run(visitor) {
      await visitor.resize(500, 800)
      await visitor.open('/')
      await visitor.click({ ...button('Menu', 'header'), exact: true })
      await visitor.click(link('Contact', '#menu'))
      await visitor.isAt('/contact')
      await visitor.counts('#menu', 0)
    },
  },
  {
    name: 'the Services panel leads to a service, and is closed after Back',
    async run(visitor) {
      await visitor.resize(1280, 800)
      await visitor.open('/about')
      await visitor.click(button('Services', 'header'))
      await visitor.click(link('Testosterone replacement', '#services-panel'))
      await visitor.isAt('/services/testosterone-replacement-therapy-flower-mound-tx')
      await visitor.counts('#services-panel', 0)
      await visitor.back()
      await visitor.isAt('/about')
      await visitor.counts('#services-panel', 0)
    },
  },
  {
    name: 'search opens by Control K, closes by Escape whatever is typed, and leads to what it found',
    async run(visitor) {
      await visitor.open('/about')
      await visitor.press('Control+k')
      await visitor.sees(field('Search this site'))
      await visitor.press('Escape')
      await visitor.lacks(field('Search this site'))
      await visitor.press('Control+k')
      await visitor.fill(field('Search this site'), 'low t')
      await visitor.sees(link('Low testosterone', 'dialog'))
      await visitor.press('Escape')
      await visitor.lacks(field('Search this site'))
      await visitor.press('Control+k')
      await visitor.fill(field('Search this site'), 'low t')
      await visitor.click(link('Low testosterone', 'dialog'))
      await visitor.isAt('/blog/low-testosterone-symptoms-men')
    },
  },
  {
    name: 'the calculator can be used again after another page and back',
    async run(visitor) {
      await visitor.open(calculator)
      await calculate(visitor)
      await toQuestionsAndBack(visitor)
      await calculate(visitor)
    },
  },
  {
    name: 'back to the calculator brings the lab values and the result again',
    keptPage: true,
    async run(visitor) {
      await visitor.open(calculator)
      await calculate(visitor)
      await toQuestionsAndBack(visitor)
      await visitor.holds(field('Total testosterone'), '520')
      await visitor.holds(field('SHBG'), '38')
      await visitor.sees(text('10.1 ng/dL is within', 'main'))
    },
  },
  {
    name: 'the article filter shows one category, sets the URL, and Back removes it',
    async run(visitor) {
      await visitor.open('/blog')
      await visitor.counts('.journal-row', articleSlugs.length)
      await visitor.click(link('Peptide Therapy', 'main nav'))
      await visitor.isAt('/blog?category=peptide')
      await visitor.counts('.journal-row', 2)
      await visitor.back()
      await visitor.isAt('/blog')
      await visitor.counts('.journal-row', articleSlugs.length)
    },
  },
  {
    name: 'the free guide reports missing fields, keeps the typed text, and shows its link',
    async run(visitor) {
      const form = 'main form'
      await visitor.open('/')
      await visitor.fill({ ...field('Email Address', form), exact: false }, 'james@')
      await visitor.click(button('Get Free Guide', form))
      await visitor.sees(text('Enter your first name', form))
      await visitor.sees(text('Enter a valid email address', form))
      await visitor.holds({ ...field('Email Address', form), exact: false }, 'james@')
      await visitor.fill({ ...field('First Name', form), exact: false }, 'James')
      await visitor.fill({ ...field('Email Address', form), exact: false }, 'james@example.com')
      await visitor.click(button('Get Free Guide', form))
      await visitor.sees(link('Open the guide preview'))
    },
  },
  {
    name: 'reviews of every shape load in their frame',
    async run(visitor) {
      await visitor.open('/testimonials')
      for (const shape of reviewShapes) await visitor.seesInFrame('Patient reviews', shape)
    },
  },
  ...['/auth', calculator].map(path => ({
    name: `reviews load at the foot of ${path}`,
    async run(visitor: Visitor) {
      await visitor.open(path)
      // On account pages the footer is folded.
      if (path === '/auth') await visitor.click(text('Contact, links, hours and reviews', 'footer'))
      await visitor.click(button('Show reviews', 'footer'))
      await visitor.seesInFrame('Patient reviews', 'Sandbox: reviews widget')
    },
  })),
  {
    name: 'the film replaces its preview image',
    async run(visitor) {
      await visitor.open('/services/microneedling-flower-mound-tx')
      await visitor.click(button('Play video', 'main'))
      await visitor.counts('iframe[src$="/video"]', 1)
      await visitor.lacks(button('Play video', 'main'))
    },
  },
  {
    name: 'an empty sign-up marks every field with an error message',
    async run(visitor) {
      await visitor.open('/auth')
      await visitor.click(button("Don't have an account? Sign up"))
      await visitor.click({ ...button('Sign Up', 'main form'), exact: true })
      for (const words of ['First name is required', 'Last name is required', 'Invalid email address'])
        await visitor.sees(text(words, 'main form'))
      await visitor.counts(marked, 4)
      await visitor.fill(field('First Name'), 'James')
      await visitor.counts(marked, 3)
    },
  },
  {
    name: 'the header of the pages of an account keeps its top bar and booking button',
    async run(visitor) {
      await visitor.resize(1280, 800)
      await visitor.open('/about')
      await visitor.click(link('Sign In', 'header'))
      await visitor.isAt('/auth')
      for (const part of ['header .topbar [href^="tel:"]', 'header .navbar [data-booking]'])
        await visitor.counts(part, 1)
      await visitor.click(link('Forgot', 'main form'))
      await visitor.isAt('/auth/forgot')
      for (const part of ['header .topbar [href^="tel:"]', 'header .navbar [data-booking]'])
        await visitor.counts(part, 1)
    },
  },
  {
    name: 'a question stays where it was pressed when the one above it closes',
    async run(visitor) {
      const summary = (index: number) =>
        `document.querySelectorAll('details[name="faq"] > summary')[${index}]`
      await visitor.resize(500, 800)
      await visitor.open('/faq')
      await visitor.counts('.faq-group details:nth-of-type(1)[open]', 1)
      await visitor.read(
        `void scrollBy({ top: ${summary(2)}.getBoundingClientRect().top - 400, behavior: 'instant' })`,
      )
      const before = await visitor.read(`Math.round(${summary(2)}.getBoundingClientRect().top)`)
      await visitor.read(`void ${summary(2)}.click()`)
      await visitor.counts('.faq-group details:nth-of-type(1)[open]', 0)
      await visitor.counts('.faq-group details:nth-of-type(3)[open]', 1)
      const after = await visitor.read(`Math.round(${summary(2)}.getBoundingClientRect().top)`)
      // Scroll positions are whole pixels.
      if (Math.abs(Number(before) - Number(after)) > 1)
        throw new Error(`The question moved from ${before} to ${after} px.`)
    },
  },
  {
    name: 'no key scrolls the page behind the open menu',
    async run(visitor) {
      await visitor.resize(500, 700)
      await visitor.open('/about')
      await visitor.click(button('Menu', 'header'))
      await visitor.sees(button('Close', 'header'))
      await visitor.press('End')
      await visitor.press('PageDown')
      await visitor.counts('#menu:popover-open', 1)
      const scrolled = await visitor.read('scrollY')
      if (scrolled !== 0) throw new Error(`The page behind the menu scrolled to ${scrolled} px.`)
    },
  },
  ...languages.slice(1).map(language => ({
    name: `every control answers in ${language.code}`,
    seconds: 180,
    run: (visitor: Visitor) => useEveryControl(visitor, language),
  })),
  { name: 'sign up, confirm by mail, sign out, sign in', run: signUpToSignOut, mails: true },
  {
    name: 'every page opens, hydrates and fits its width',
    seconds: 180,
    async run(visitor) {
      await visitor.resize(1280, 800)
      for (const path of await everyPath()) {
        await visitor.open(path)
        const wide = await visitor.read('document.documentElement.scrollWidth - innerWidth')
        if (typeof wide !== 'number' || wide > 0)
          throw new Error(`${path} is ${wide} px wider than the window`)
      }
    },
  },
]

/** The sitemap's pages, and those it leaves out. */
async function everyPath(): Promise<string[]> {
  const map = await (await fetch(`${addresses.site}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  if (listed.length < 30) throw new Error(`The sitemap lists only ${listed.length} pages.`)
  return [
    ...listed,
    '/auth',
    '/auth/forgot',
    '/auth/confirm',
    '/auth/reset',
    '/account',
    '/search?q=hair',
    '/thank-you',
  ]
}
