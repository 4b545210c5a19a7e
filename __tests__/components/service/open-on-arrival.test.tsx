import { renderToStaticMarkup } from 'react-dom/server'
import ServiceRoute from '@/app/services/[slug]/page'
import { services } from '@/content/services'

/**
 * What a service page shows before anything is pressed, at the width of a phone. Decision 60: at least 60 % of the words outside
 * questions and references.
 */

const wordsIn = (element: Element) =>
  (element.textContent ?? '').split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

const sumOf = (elements: Iterable<Element>) =>
  [...elements].reduce((sum, element) => sum + wordsIn(element), 0)

describe.each(services.map(service => [service.key, service] as const))('%s', (_key, service) => {
  async function shownPage() {
    const page = document.createElement('main')
    page.innerHTML = renderToStaticMarkup(
      await ServiceRoute({ params: Promise.resolve({ slug: service.slug }) }),
    )
    return page
  }

  test('shows at least 60 % of its words outside questions and references on arrival', async () => {
    const page = await shownPage()
    const apart = page.querySelectorAll('details[name="faq"], [aria-labelledby="references"], script, svg')
    expect(apart.length).toBeGreaterThan(10)
    for (const element of apart) element.remove()
    const folded = sumOf(page.querySelectorAll('details:not([open]) > :not(summary)'))
    const all = wordsIn(page)
    expect((all - folded) / all).toBeGreaterThanOrEqual(0.6)
  })

  test('has no fold within a fold', async () => {
    const page = await shownPage()
    expect(page.querySelectorAll('details details')).toHaveLength(0)
  })
})
