import { articlePath, routes, servicePaths } from '@/lib/routes'
import type { SearchDocument, SearchIndex } from '@/lib/search/search'
import { about } from './about'
import { articles } from './articles'
import { bodyOf } from './articles/library'
import { headingsOf } from './articles/text-of'
import { authTexts } from './auth'
import { blog } from './blog'
import { calculator } from './calculator'
import { contact } from './contact'
import { clinic } from './facts/clinic'
import { faq } from './faq'
import { home } from './home'
import { accessibility } from './legal/accessibility'
import { complaintNotice } from './legal/complaint-notice'
import { hipaaNotice } from './legal/hipaa-notice'
import { terms } from './legal/terms'
import { websitePrivacy } from './legal/website-privacy'
import { overview } from './overview'
import { resources } from './resources'
import { stopWords, synonyms } from './search'
import { services } from './services'
import { testimonials } from './testimonials'

/** The text, or what of it fits before `most` characters, up to the end of a word. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\W*\s\S*$/, '')}…`
}

/** Everything that can be found. */
function searchDocuments(): SearchDocument[] {
  const page = (href: string, title: string, text: string, words = ''): Omit<SearchDocument, 'id'> => ({
    section: 'Pages',
    href,
    title,
    text,
    words,
  })
  const documents: Omit<SearchDocument, 'id'>[] = [
    ...services.map(service => ({
      section: 'Services' as const,
      href: servicePaths[service.key],
      title: service.hero.title,
      text: service.card.description,
      words: [
        service.card.h2Title,
        service.card.fact,
        ...service.benefits.items.map(item => item.title),
      ].join(' '),
    })),
    page(routes.calculator, calculator.heading, calculator.meta.description, 'free T SHBG albumin calc'),
    page(`${routes.services}#prices`, 'Services and prices', overview.meta.description, 'price cost pay'),
    page(
      routes.contact,
      'Contact, hours and directions',
      contact.meta.description,
      `phone fax email address location map ${clinic.communities.join(' ')}`,
    ),
    page(routes.about, 'About the clinic', about.meta.description, 'provider doctor'),
    page(routes.resources, 'Patient resources', resources.meta.description, 'portal supplements dispensary'),
    page(routes.faq, faq.heading, faq.meta.description, 'faq questions answers'),
    page(routes.auth, 'Sign in to your website account', authTexts.account, 'login password create'),
    page(`${routes.home}#guide`, `Free guide: ${home.guide.coverTitle}`, home.guide.text, 'download'),
    page(routes.blog, blog.heading, blog.meta.description, 'articles blog insights'),
    page(
      routes.testimonials,
      'Patient reviews',
      testimonials.meta.description,
      'testimonials reviews rating',
    ),
    page(routes.privacy, 'Notice of Privacy Practices (HIPAA)', hipaaNotice.meta.description, 'HIPAA'),
    page(
      `${routes.privacy}#${complaintNotice.section.id}`,
      complaintNotice.section.heading,
      complaintNotice.section.paragraphs[0] ?? '',
      'Texas Medical Board complaint queja',
    ),
    page(
      `${routes.privacy}#${websitePrivacy.section.id}`,
      websitePrivacy.section.heading,
      websitePrivacy.section.paragraphs[0] ?? '',
      'cookies tracking IP address logs',
    ),
    page(routes.terms, terms.heading, terms.meta.description, 'refund cancel notice minimum term age'),
    page(routes.accessibility, 'Accessibility statement', accessibility.meta.description),
    ...articles.map(article => ({
      section: 'Articles' as const,
      href: articlePath(article.meta.slug),
      title: article.meta.title,
      text: article.meta.excerpt,
      words: [...article.meta.tags, ...headingsOf(bodyOf(article)).map(({ text }) => text)].join(' '),
    })),
    ...faq.groups.flatMap(group =>
      group.items.map(item => ({
        section: 'Questions' as const,
        href: `${routes.faq}#${item.id}`,
        title: item.question,
        text: item.answer[0] ?? '',
        words: item.id.replaceAll('-', ' '),
      })),
    ),
    ...services.flatMap(service =>
      service.faq.items.map(item => ({
        section: 'Questions' as const,
        href: `${servicePaths[service.key]}#${item.id}`,
        title: item.question,
        text: shortened(item.answer[0] ?? '', 140),
        words: service.card.name,
      })),
    ),
  ]
  return documents.map((document, id) => ({ ...document, id }))
}

/** What the search in the browser works on, short enough to be sent as one small file. */
export function searchIndex(): SearchIndex {
  return { documents: searchDocuments(), synonyms, stopWords }
}
