import { addresses } from '../../e2e/support/addresses'
import { isSealed } from './built-routes'
import { attribute, elements, parseHtml } from './html'
import type { Route, Settings } from './types'

const isLocal = (origin: string) => ['localhost', '127.0.0.1'].includes(new URL(origin).hostname)

/** The origin in the home page's canonical link, for which the site was built. */
async function readPublicSite(site: string): Promise<string> {
  const answer = await fetch(site).catch(() => undefined)
  if (!answer?.ok) throw new Error(`No site answers at ${site}.`)
  const canonical = elements(parseHtml(await answer.text()), 'link').find(
    link => attribute(link, 'rel') === 'canonical',
  )
  const href = canonical && attribute(canonical, 'href')
  const named = href && URL.canParse(href) ? new URL(href).origin : site
  // With a build for another local port, links would lead to another server.
  return isLocal(named) ? site : named
}

/** `AUDIT_URL` audits a site at another origin. */
export async function readSettings(): Promise<Settings> {
  const site = new URL(process.env.AUDIT_URL || addresses.site).origin
  return { site, sandbox: addresses.sandbox, publicSite: await readPublicSite(site), sealed: isSealed() }
}

/** `ROUTES=/,/faq` limits the audit to these routes; an unknown route is an error, not an empty run. */
export function chooseRoutes(routes: Route[], paths = process.env.ROUTES): Route[] {
  const wanted = paths?.split(',')
  if (!wanted) return routes
  const unknown = wanted.filter(path => !routes.some(route => route.path === path))
  if (unknown.length > 0) throw new Error(`No such route: ${unknown.join(', ')}`)
  return routes.filter(({ path }) => wanted.includes(path))
}
