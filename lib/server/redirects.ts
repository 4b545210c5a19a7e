import type { Language } from '@/lib/site/language'
import { oldAddresses } from '../../content/facts/old-addresses'
import { feedPath, routes, servicePaths } from '../routes'
import { endedServices } from '../site/ended-services'
import { isUntranslated } from '../site/is-untranslated'
import { currentPath } from '../site/offered'
import { escapeRegExp } from '../words/escape-reg-exp'
import { completeRows, type OldAddress, readOldAddresses } from './old-addresses'

/** Decision 7: old service slugs, which older articles link to. */
const oldServices = {
  'prp-procedures': servicePaths['prp-therapy'],
  microneedling: servicePaths.microneedling,
  'hormone-optimization': servicePaths['testosterone-replacement-therapy'],
  'iv-hydration': servicePaths['iv-hydration-therapy'],
  'medical-weight-loss': servicePaths['medical-weight-loss'],
  'peptide-therapy': servicePaths['peptide-therapy'],
}

/** Where password managers look for the form (W3C, 'A Well-Known URL for Changing Passwords'). */
const changePassword = '/.well-known/change-password'

const listed = readOldAddresses(oldAddresses)

/** Rows of content/facts/old-addresses.ts in Next's format, which reads parts of a path as a pattern. */
export const nextOldAddresses = (rows: readonly OldAddress[]) =>
  completeRows(rows).map(({ path, query, to }) => ({
    source: path === '' ? '/' : path.replace(/[:()*+?{}\\]/g, '\\$&'),
    ...(query === ''
      ? {}
      : {
          has: [...new URLSearchParams(query)].map(([key, value]) => ({
            type: 'query' as const,
            key,
            value: escapeRegExp(value),
          })),
        }),
    destination: currentPath(to),
    permanent: true,
  }))

/** In Next's format, for `npm run dev`. */
export const nextRedirects = [
  ...nextOldAddresses(listed),
  ...Object.entries(oldServices).map(([name, destination]) => ({
    source: `/services/${name}`,
    destination: currentPath(destination),
    permanent: true,
  })),
  ...Object.entries(endedServices).map(([source, destination]) => ({ source, destination, permanent: true })),
  { source: changePassword, destination: routes.account, permanent: false },
]

export type RedirectRule = {
  /** Case-insensitive regular expression for the whole path, with the same meaning in JavaScript and PCRE. */
  pattern: string
  /** 'p=123': what the query must have. Such a rule applies to paths that are served, too, and takes it out of the query. */
  query?: string
  /** A path on this site; `$1` is the pattern's group. */
  to: string
  status: 307 | 308
  keepsQuery: boolean
}

/** Browsers may cache a permanent redirect for a day; shared caches may keep none. */
export const redirectCaching = { 307: 'no-store', 308: 'private, max-age=86400' } as const

/** After a path: slashes, and punctuation that a mail program or a chat took for a part of the link. */
export const linkEnd = '[^a-z0-9\\x00-\\x1f]*$'

/** A language that is not published: its addresses lead to the English pages, because some may be printed or linked to. */
export const asUntranslated = (
  { base }: Pick<Language, 'base'>,
  pages: readonly string[],
): Pick<Language, 'base' | 'onlyInEnglish' | 'articles'> => ({ base, onlyInEnglish: pages, articles: [] })

const below = (page: string) => page.startsWith(`${routes.blog}/`)

/**
 * Every redirect of the site. The first matching rule applies; paths that are served never match. Decisions 5 and 6:
 * /insights permanently moved to /blog, slug and query included; an unknown article redirects temporarily to the
 * listing, in one hop from either. Old addresses redirect alike in every language (decision 68). A page requested in
 * capitals, with a trailing slash or with punctuation after it redirects to its own path.
 *
 * @param pages paths of all pages, in every language.
 * @param languages all except English: pages they lack redirect to the English page until they are translated.
 * @param old addresses of the site before this one.
 */
export function redirectRules(
  pages: readonly string[],
  languages: readonly Pick<Language, 'base' | 'onlyInEnglish' | 'articles'>[] = [],
  old: readonly OldAddress[] = listed,
): RedirectRule[] {
  const permanent = (pattern: string, to: string): RedirectRule => ({
    pattern,
    to,
    status: 308,
    keepsQuery: true,
  })
  const moved = (path: string, to: string) => permanent(`^${escapeRegExp(path)}${linkEnd}`, to)
  // An article that does not exist today may be published tomorrow.
  const toListing = (pattern: string): RedirectRule => ({
    pattern,
    to: routes.blog,
    status: 307,
    keepsQuery: false,
  })
  const english = pages.filter(page => !languages.some(({ base }) => page.startsWith(`${base}/`)))
  const untranslated = languages.flatMap(language =>
    english
      .filter(page => isUntranslated(language, page))
      .map(page => ({
        pattern: `^${escapeRegExp(page === routes.home ? language.base : language.base + page)}${linkEnd}`,
        to: page,
        status: 307 as const,
        keepsQuery: true,
      })),
  )
  const alikeInEveryLanguage = [
    { base: '', onlyInEnglish: [], articles: 'all' as const },
    ...languages,
  ].flatMap(language => {
    const { base } = language
    // In one hop to the English page, until there is a translation.
    const hereOrInEnglish = (page: string) => (isUntranslated(language, page) ? page : base + page)
    const movedHere = (old: string, page: string): RedirectRule => ({
      ...moved(base + old, hereOrInEnglish(page)),
      status: isUntranslated(language, page) ? 307 : 308,
    })
    return [
      ...Object.entries(oldServices).map(([name, page]) => movedHere(`/services/${name}`, currentPath(page))),
      ...Object.entries(endedServices).map(([page, goTo]) => movedHere(page, goTo)),
      movedHere('/insights', routes.blog),
      ...english.filter(below).map(page => movedHere(page.replace(routes.blog, '/insights'), page)),
      // Only English has more articles than fit on one page of the listing.
      ...(base ? [] : [permanent('^/insights/page/([0-9]+)/*$', `${routes.blog}/page/$1`)]),
      { ...toListing(`^${base}/insights/.*$`), to: hereOrInEnglish(routes.blog) },
    ]
  })
  const before = completeRows(old).map(({ path, query, to }) => ({
    ...(path === '' ? permanent('^/$', currentPath(to)) : moved(path, currentPath(to))),
    ...(query === '' ? {} : { query }),
  }))
  return [
    ...before,
    ...untranslated,
    ...alikeInEveryLanguage,
    { ...moved(changePassword, routes.account), status: 307, keepsQuery: false },
    // Where WordPress has its feed.
    moved('/feed', feedPath),
    ...pages.filter(page => page !== routes.home).map(page => moved(page, page)),
    // Unknown pages of the listing are a 404.
    toListing(`^${routes.blog}/(?!page/.).*$`),
    ...languages.flatMap(({ base, onlyInEnglish }) => {
      const listing = onlyInEnglish.includes(routes.blog) ? routes.blog : base + routes.blog
      return [{ ...toListing(`^${base}${routes.blog}/(?!page/.).*$`), to: listing }]
    }),
  ]
}

export type Moved<Rule> = { rule: Rule; location: string }

/**
 * Returns a function that finds the redirect for a path that is not served. Its location is relative to this site. `path`
 * is decoded and without the query; `search` is the query as sent, with its question mark.
 */
export function createRedirector<Rule extends RedirectRule>(rules: readonly Rule[]) {
  const compiled = rules.map(rule => ({ rule, pattern: new RegExp(rule.pattern, 'i') }))
  return (path: string, search: string): Moved<Rule> | undefined => {
    for (const { rule, pattern } of compiled) {
      const rest = rule.query === undefined ? search : without(rule.query, search)
      if (rest === undefined) continue
      const target = path.replace(pattern, rule.to)
      if (target === path) continue
      const [page = '', fragment] = target.split('#')
      const query = rule.keepsQuery ? rest : ''
      return { rule, location: page + query + (fragment === undefined ? '' : `#${fragment}`) }
    }
  }
}

/** A query without some of its values; undefined when it lacks one of them. */
function without(query: string, search: string): string | undefined {
  const sent = new URLSearchParams(search)
  const wanted = [...new URLSearchParams(query)]
  if (!wanted.every(([name, value]) => sent.has(name, value))) return undefined
  for (const [name, value] of wanted) sent.delete(name, value)
  const rest = sent.toString()
  return rest === '' ? '' : `?${rest}`
}

/** The same for rules with a query, which come before what is served at the path. */
export function createQueryRedirector<Rule extends RedirectRule>(rules: readonly Rule[]) {
  const movedTo = createRedirector(rules.filter(({ query }) => query !== undefined))
  return (path: string, search: string) => (search === '' ? undefined : movedTo(path, search))
}
