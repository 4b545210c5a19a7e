import { attribute, elements, parseHtml } from '../html'
import type { Fetcher } from '../http'
import { type ServedPage, served } from '../served-page'
import type { Miss, Settings } from '../types'

const miss = (message: string): Miss => ({ check: 'links', message })

function addresses({ document }: ServedPage): string[] {
  const all = elements(document)
  const single = ['href', 'src', 'poster'].flatMap(name => all.map(element => attribute(element, name)))
  const sets = ['srcset', 'imagesrcset'].flatMap(name =>
    all.flatMap(element =>
      (attribute(element, name) ?? '').split(',').map(part => part.trim().split(/\s+/)[0]),
    ),
  )
  return [...new Set([...single, ...sets])].filter((address): address is string => Boolean(address))
}

/** The response of a same-site link after at most one redirect. */
async function follow(url: string, settings: Settings, fetcher: Fetcher) {
  const first = await fetcher(url)
  const location = first.headers.get('location')
  if (first.status < 300 || first.status >= 400 || location === null) return { answer: first, hops: 0 }
  const target = served(new URL(location, url).href, settings)
  const isOutside = !target.startsWith(settings.site)
  return { answer: isOutside ? first : await fetcher(target), hops: 1, isOutside }
}

const idsByHtml = new Map<string, ReadonlySet<string>>()

/** What fragments of a page can point at; a page is parsed once, however many links lead into it. */
function idsIn(html: string): ReadonlySet<string> {
  const cached = idsByHtml.get(html)
  if (cached) return cached
  const named = elements(parseHtml(html)).flatMap(element => [
    attribute(element, 'id'),
    attribute(element, 'name'),
  ])
  const ids = new Set(named.filter(id => id !== undefined))
  idsByHtml.set(html, ids)
  return ids
}

function checkFragment(url: URL, html: string): Miss[] {
  const id = decodeURIComponent(url.hash.slice(1))
  if (id === '' || id === 'top') return []
  return idsIn(html).has(id) ? [] : [miss(`${url.pathname}${url.hash}: nothing there has this id`)]
}

async function checkAddress(
  page: ServedPage,
  url: URL,
  settings: Settings,
  fetcher: Fetcher,
): Promise<Miss[]> {
  const shown = url.href.replace(settings.site, '')
  // The page itself was read already; the not-found page cannot be fetched with a 200.
  if (url.pathname === page.route.path) return url.hash ? checkFragment(url, page.html) : []
  try {
    const { answer, hops, isOutside } = await follow(
      served(url.href, settings).split('#')[0] ?? '',
      settings,
      fetcher,
    )
    if (isOutside) return []
    if (answer.status !== 200)
      return [miss(`${shown} answers ${answer.status}${hops ? ' after a redirect' : ''}`)]
    return url.hash ? checkFragment(url, answer.body.toString('utf8')) : []
  } catch (error) {
    return [miss(`${shown}: ${error instanceof Error ? error.message : error}`)]
  }
}

/** Checks every address on the page that can be reached locally: the site's and the sandbox's. */
export async function checkLinks(page: ServedPage, settings: Settings, fetcher: Fetcher): Promise<Miss[]> {
  const base = settings.site + page.route.path
  const misses: Miss[] = []
  for (const address of addresses(page)) {
    if (!URL.canParse(address, base)) {
      misses.push(miss(`"${address}" is not an address`))
      continue
    }
    const url = new URL(address, base)
    const isOurs = [settings.site, settings.publicSite, settings.sandbox].includes(url.origin)
    if (isOurs) misses.push(...(await checkAddress(page, url, settings, fetcher)))
  }
  return misses
}
