import { prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { languageModels } from '@/content/ui/pages'
import { weekInShort } from '@/lib/clinic/hours'
import { articlePath, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/page-metadata'
import { publishedArticles } from '@/lib/site/published-articles'
import { serviceCards } from '@/lib/site/services'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'

export const dynamic = 'force-static'

const { name, description, address, phone } = clinic

/** A plain-text map of the site for language models. */
export function GET() {
  const lines = [
    `# ${name}`,
    '',
    fill(languageModels.clinic, { description, address: address.line, phone: phone.display }),
    '',
    fill(languageModels.hours, { hours: weekInShort(clinic.hours) }),
    '',
    languageModels.notice,
    '',
    fill(languageModels.twins, { home: absoluteUrl('/index.md'), facts: absoluteUrl('/facts.json') }),
    '',
    languageModels.services,
    ...serviceCards.map(card => `- [${card.name}](${absoluteUrl(card.link)}): ${card.description}`),
    '',
    languageModels.prices,
    fill(languageModels.pricesAsOf, { date: longDate(prices.asOf) }),
    '',
    ...prices.items.map(item => fill(languageModels.price, { ...item, excludes: item.excludes.join('; ') })),
    '',
    fill(languageModels.pricesPage, { url: absoluteUrl(routes.prices) }),
    '',
    languageModels.patients,
    fill(languageModels.calculator, { url: absoluteUrl(routes.calculator) }),
    fill(languageModels.faq, { url: absoluteUrl(routes.faq) }),
    fill(languageModels.contact, { url: absoluteUrl(routes.contact) }),
    '',
    languageModels.articles,
    ...publishedArticles.map(
      ({ meta }) => `- [${meta.title}](${absoluteUrl(articlePath(meta.slug))}): ${meta.excerpt}`,
    ),
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
