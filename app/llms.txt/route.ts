import { articles } from '@/content/articles'
import { clinic } from '@/content/facts/clinic'
import { articlePath, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/page-metadata'
import { serviceCards } from '@/lib/site/services'

export const dynamic = 'force-static'

const { name, description, address, phone } = clinic

/** A plain-text map of the site for language models. */
export function GET() {
  const lines = [
    `# ${name}`,
    '',
    `> ${description} ${address.line}. Phone ${phone.display}.`,
    '',
    'Education only, not medical advice. In an emergency, call 911.',
    '',
    '## Services',
    ...serviceCards.map(card => `- [${card.name}](${absoluteUrl(card.link)}): ${card.description}`),
    '',
    '## Patients',
    `- [Free testosterone calculator](${absoluteUrl(routes.calculator)}): free and bioavailable testosterone by the Vermeulen equation`,
    `- [FAQ](${absoluteUrl(routes.faq)}): payment, labs, refills, cancellation, privacy`,
    `- [Contact](${absoluteUrl(routes.contact)}): hours, directions, parking`,
    '',
    '## Articles',
    ...articles.map(
      ({ meta }) => `- [${meta.title}](${absoluteUrl(articlePath(meta.slug))}): ${meta.excerpt}`,
    ),
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
