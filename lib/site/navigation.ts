import type { PageEntry } from '@/content/site'
import { pages, services } from '@/content/site'
import { servicePaths } from '@/lib/routes'

/** The menus, derived from content/site.ts. */

const entries: readonly PageEntry[] = pages

function menu(name: 'header' | 'footer' | 'legal') {
  return entries.flatMap(({ path, menus = [] }) =>
    menus
      .filter(entry => entry.in.includes(name))
      .map(({ label, fragment }) => ({ href: fragment ? `${path}#${fragment}` : path, label })),
  )
}

/** Main navigation, after the Services panel. */
export const mainNavigation = menu('header')

/** Footer, first list. */
export const quickLinks = menu('footer')

/** Footer, last line. */
export const legalLinks = menu('legal')

/** The services as in the menus, each with one fact. */
export const serviceNavigation = services.map(({ key, hue, card }) => ({
  key,
  hue,
  href: servicePaths[key],
  name: card.name,
  fact: card.fact,
}))
