import { footerMenu, inMenu, legalMenu, mainMenu } from '@/content/menu'
import { servicePaths } from '@/lib/routes'
import { isOffered } from './offered'
import { serviceKeys } from './paths'

/** Main navigation, after the Services panel. */
export const mainNavigation = mainMenu

/** Footer, first list. */
export const quickLinks = footerMenu

/** Footer, last line. */
export const legalLinks = legalMenu

/** The services that the clinic offers, each with one fact. */
export const serviceNavigation = serviceKeys
  .filter(isOffered)
  .map(key => ({ key, href: servicePaths[key], ...inMenu[key] }))
