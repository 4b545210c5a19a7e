import type { BrowserContext } from '@playwright/test'
import { addresses } from './addresses'

/** Further hosts of the reviews widget (sandbox/partners/reviews.js). */
const reviewsHosts = ['media', 'scripts'].map(name => addresses.sandbox.replace('//', `//${name}.`))
const allowedOrigins = new Set([
  addresses.site,
  addresses.sandbox,
  new URL(addresses.auth).origin,
  ...reviewsHosts,
])
const violationMark = 'Content Security Policy violation:'

function isForeign(url: string): boolean {
  const { origin, protocol } = new URL(url)
  return protocol.startsWith('http') && !allowedOrigins.has(origin)
}

/**
 * Collects problems that must not occur on any page: console errors, uncaught errors, policy violations, and requests to a
 * host other than the site and the sandbox. The returned list grows while the context is open.
 */
export async function watchForProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = []
  await context.addInitScript(mark => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${mark} ${effectiveDirective} blocked ${blockedURI} ${sample}`)
    })
  }, violationMark)
  context.on('console', message => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    problems.push(`console error: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', failure => {
    problems.push(`uncaught error: ${failure.error().stack ?? failure.error().message}`)
  })
  context.on('request', request => {
    if (isForeign(request.url())) problems.push(`request to another host: ${request.url()}`)
  })
  return problems
}
