import type { Language } from '../../lib/site/language'
import { button, link, type Target, text, type Visitor } from './engine-visitor'

const element = (css: string) => `document.querySelector(${JSON.stringify(css)})`

/** The control that a selector finds, by its own words: a visitor presses what he reads, in any language. */
async function control(visitor: Visitor, css: string, as: (name: string) => Target): Promise<Target> {
  return as(String(await visitor.read(`${element(css)}.innerText.replace(/\\s+/g, ' ').trim()`)))
}

async function pressButton(visitor: Visitor, css: string) {
  await visitor.click(await control(visitor, css, button))
}

/** Types into a field by keys, as the journeys in English fill it by its label. */
async function type(visitor: Visitor, css: string, letters: string) {
  await visitor.read(`void ${element(css)}.focus()`)
  for (const letter of letters) await visitor.press(letter)
}

async function readJournal(visitor: Visitor, base: string) {
  await visitor.open(`${base}/blog`)
  await visitor.click(await control(visitor, 'main nav a[data-value="hormone"]', link))
  await visitor.isAt(`${base}/blog?category=hormone`)
  await visitor.counts('main nav a[data-value="hormone"][aria-current]', 1)

  await visitor.open(`${base}/blog/trt-and-heart-health`)
  await pressButton(visitor, 'main [data-keep]')
  // The code that keeps it is loaded by the press.
  await visitor.counts('main [role="status"] a[href$="/on-this-device"]', 1)
  await visitor.open(`${base}/on-this-device`)
  await pressButton(visitor, 'main .cta[aria-expanded]')
  await visitor.counts('main a[href$="/blog/trt-and-heart-health"]', 1)
}

/** What a page of each kind does when it is used: opens, filters, loads, answers, refuses. */
export async function useEveryControl(visitor: Visitor, { base, decimal, onlyInEnglish }: Language) {
  await visitor.resize(500, 800)
  await visitor.open(`${base}/about`)
  await pressButton(visitor, 'header [popovertarget="menu"]')
  await visitor.counts('#menu', 1)
  await visitor.press('Escape')
  await visitor.counts('#menu', 0)
  await visitor.counts('[data-module="open-now"][data-open]', 1)

  await visitor.resize(1280, 800)
  await visitor.open(`${base}/about`)
  await pressButton(visitor, 'header [popovertarget="services-panel"]')
  await visitor.counts('#services-panel', 1)
  await visitor.press('Escape')
  await visitor.counts('#services-panel', 0)
  await visitor.press('Control+k')
  await visitor.counts('dialog input[type="search"]', 1)
  for (const letter of 'ozempic') await visitor.press(letter)
  await visitor.sees(link('Ozempic', 'dialog'))
  await visitor.press('Escape')
  await visitor.counts('dialog input[type="search"]', 0)

  await visitor.open(`${base}/faq`)
  await type(visitor, '#faq-field', 'ozempic')
  await visitor.counts('.faq-group details[open]', 1)
  await visitor.open(`${base}/faq`)
  const all = Number(await visitor.read(`${element('.faq-group')}.querySelectorAll('details').length`))
  await pressButton(visitor, '.faq-group .open-all')
  await visitor.counts('.faq-group:nth-of-type(1) details[open]', all)
  await visitor.click(text('English', 'footer'))
  await visitor.isAt('/faq')

  if (!onlyInEnglish.includes('/blog')) await readJournal(visitor, base)

  await visitor.open(`${base}/start`)
  for (const step of ['symptom', 'blood', 'place']) {
    const option = `[name="start-${step}"]`
    await visitor.counts(`.start-step:not([disabled]):has(${option})`, 1)
    await visitor.read(`void ${element(option)}.click()`)
  }
  await visitor.counts('.start-card', 1)

  await visitor.open(`${base}/contact`)
  await pressButton(visitor, '[data-module="opened-frame"] button')
  await visitor.counts('iframe[src$="/map"]', 1)
  await visitor.read(`void ${element('[data-module="contact-form"]')}.scrollIntoView()`)
  await visitor.counts('[data-module="contact-form"] iframe', 1)

  await visitor.open(`${base}/services/microneedling-flower-mound-tx`)
  await pressButton(visitor, 'main .cta.needs-script')
  await visitor.counts('iframe[src$="/video"]', 1)

  await visitor.open(`${base}/resources/free-testosterone-calculator`)
  await type(visitor, '#calc-total', '520')
  await type(visitor, '#calc-shbg', '38')
  await pressButton(visitor, 'main form .cta')
  await visitor.sees(text(`10${decimal}1`, 'main'))

  await visitor.open(base)
  await pressButton(visitor, 'main form .cta')
  await visitor.counts('main form [aria-invalid="true"]', 2)
  await visitor.open(`${base}/auth`)
  await pressButton(visitor, 'main form .cta')
  await visitor.counts('main form [aria-invalid="true"]', 2)
}
