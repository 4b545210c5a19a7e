import { budgetFor } from '../release/budgets'
import { checkHardening } from './checks/hardening'
import { checkHeadings } from './checks/headings'
import { checkLanguage } from './checks/language'
import { checkLinks } from './checks/links'
import { checkMarkup } from './checks/markup'
import { checkMetadata } from './checks/metadata'
import { checkObservatory } from './checks/observatory'
import { checkSocialImage } from './checks/social-image'
import { checkStructuredData } from './checks/structured-data'
import { checkWording } from './checks/wording'
import { brotliSize, type Fetcher } from './http'
import type { ServedPage } from './served-page'
import type { Miss, Settings } from './types'

function checkStatus({ route, status }: ServedPage): Miss[] {
  const expected = route.kind === 'not-found' ? 404 : 200
  return status === expected ? [] : [{ check: 'status', message: `${status} instead of ${expected}` }]
}

async function checkSize({ route, html }: ServedPage, { sealed }: Settings): Promise<Miss[]> {
  const [size, limit] = [await brotliSize(Buffer.from(html)), budgetFor(route.path, sealed).html]
  return size <= limit ? [] : [{ check: 'budget', message: `html: ${size} bytes of at most ${limit}` }]
}

/** Checks that need only the served HTML and headers, no browser. */
export async function checkServed(page: ServedPage, settings: Settings, fetcher: Fetcher): Promise<Miss[]> {
  return [
    ...checkStatus(page),
    ...(await checkSize(page, settings)),
    ...checkMetadata(page, settings),
    ...checkHeadings(page),
    ...checkStructuredData(page),
    ...checkWording(page),
    ...checkHardening(page, settings),
    ...checkObservatory(page, settings),
    ...(await checkSocialImage(page, settings, fetcher)),
    ...(await checkLanguage(page, settings, fetcher)),
    ...(await checkMarkup(page)),
    ...(await checkLinks(page, settings, fetcher)),
  ]
}

/** robots.txt, sitemap, images: they answer, and set no cookie. */
export function checkFile(file: ServedPage): Miss[] {
  const cookies = file.cookies.map(cookie => ({ check: 'cookies', message: `sets ${cookie.split('=')[0]}` }))
  return [...checkStatus(file), ...cookies].map(miss => ({
    ...miss,
    message: `${file.route.path}: ${miss.message}`,
  }))
}
