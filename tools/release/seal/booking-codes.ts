import { createHmac } from 'node:crypto'
import { languages } from '../../../content/facts/languages'
import { outsideService } from '../../../lib/addresses/link-language'
import { areaOf } from '../../../lib/security/areas'
import { allRoutes } from '../../../lib/site/is-route'
import { isUntranslated } from '../../../lib/site/is-untranslated'
import { localPath } from '../../../lib/site/local-path'

/**
 * Off, unless the owner sets a key: then each booking link names its page by a code (docs/counting.md). A plain hash would be
 * no secret, because the site's addresses are public and soon hashed; without the key, a code tells nothing.
 */

const variable = 'BOOKING_CODES_KEY'

/** @throws when it is too short to be a secret. */
export function bookingCodesKey(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const given = variables[variable]?.trim()
  if (!given) return undefined
  if (given.length >= 32) return given
  throw new Error(`${variable} must be a secret of 32 characters or more (openssl rand -hex 16), or empty`)
}

/** Who signs in, calculates or keeps something on his device brings no code along. */
const hasCode = (path: string) => allRoutes.includes(path) && areaOf(path) !== 'private'

/** @param address path of the page with its language. */
const codeOf = (address: string, key: string) =>
  createHmac('sha256', key).update(address).digest('hex').slice(0, 8)

/** For the owner alone: what each code stands for. */
export const bookingCodes = (key: string) =>
  languages.flatMap(language =>
    allRoutes
      .filter(path => hasCode(path) && !isUntranslated(language, path))
      .map(path => localPath(path, language))
      .map(address => ({ code: codeOf(address, key), address })),
  )

function withCode(href: string, code: string): string {
  const address = new URL(href)
  address.search += `${address.search ? '&' : '?'}source=${code}`
  return address.href
}

/** @param text of a page, as Next prints it; @param path its path without the language. Pages that hydrate have no code. */
export function codeBookingLinks(text: string, path: string, key = bookingCodesKey()): string {
  if (!key || !hasCode(path)) return text
  const { href } = outsideService('bookingUrl')
  const coded = withCode(href, codeOf(localPath(path), key))
  const attribute = (address: string) => `href="${address.replaceAll('&', '&amp;')}"`
  return text.replaceAll(attribute(href), () => attribute(coded))
}
