import type { AuthConfig } from '@/lib/auth/config'
import { hasPopovers } from '@/lib/browser/popovers'
import type { ModuleName } from './bind'
import { enhance as reviews } from './integrations/reviews-widget.browser'
import { enhanceAccount } from './layout/account-slot.browser'
import { enhance as callOrWrite } from './layout/call-or-write.browser'
import { enhance as holidayHours } from './layout/holiday-hours.browser'
import { enhance as hoursTable } from './layout/hours-table.browser'
import { enhanceDocument } from './layout/layout.browser'
import { enhance as openNow } from './layout/open-now.browser'
import { enhance as slimHeader } from './layout/slim-header.browser'
import { enhance as stickyBar } from './layout/sticky-bar.browser'
import { enhance as searchTrigger } from './search/search-trigger.browser'
import { enhance as openAll } from './ui/open-all.browser'

type Enhance = (element: HTMLElement) => void
type Load = () => Promise<{ enhance: Enhance }>

/** On every page, or small. */
const shared = {
  'call-or-write': callOrWrite,
  'holiday-hours': holidayHours,
  'hours-table': hoursTable,
  'open-all': openAll,
  'open-now': openNow,
  reviews,
  'search-trigger': searchTrigger,
  'slim-header': slimHeader,
  'sticky-bar': stickyBar,
} satisfies Partial<Record<ModuleName, Enhance>>

/** One file: many articles have both. */
const keep: Load = () => import('./device/keep.browser')

/** Loaded by the pages that have their markup. */
const ofSomePages: Record<Exclude<ModuleName, keyof typeof shared>, Load> = {
  'article-filter': () => import('./blog/article-filter.browser'),
  'calendar-form': () => import('./thank-you/calendar-form.browser'),
  compare: () => import('./integrations/compare-slider.browser'),
  'contact-form': () => import('./integrations/contact-form.browser'),
  copy: () => import('./book-for-him/copy.browser'),
  'exception-list': () => import('./contact/exception-list.browser'),
  'guide-form': () => import('./guide/guide-form.browser'),
  'keep-article': keep,
  'keep-ticks': keep,
  'opened-frame': () => import('./integrations/opened-frame.browser'),
  'question-search': () => import('./faq/question-search.browser'),
  'search-page': () => import('./search/search-page.browser'),
  share: () => import('./device/share-button.browser'),
  start: () => import('./start/start.browser'),
}

/** Addresses that no module knows: only the build reads the environment. */
export type SiteAddresses = {
  auth: AuthConfig
  guidePreview: string
  /** Endpoint for problem reports (lib/browser/problem-reports.ts). */
  reports?: string | undefined
}

let started = false

/** For Safari 16, Chrome before 114 and Firefox before 125. Its styles are in the lowest layer, so the site's own rules win. */
async function addPopovers() {
  if (hasPopovers()) return
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  apply({ layerName: 'base' })
}

/** A pointer that leaves through the top of the window. */
function watchForExit(guidePreview: string) {
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    if (clientY > 0) return
    import('./guide/exit-intent.browser').then(
      ({ offerGuide }) => offerGuide(guidePreview),
      () => undefined,
    )
  })
}

/** Runs the modules of this page's markup, once. `data-app="ready"` on <html> says that all are there, or failed to load. */
export async function enhancePage({ auth, guidePreview, reports }: SiteAddresses): Promise<void> {
  if (started) return
  started = true
  if (reports)
    import('@/lib/browser/problem-reports').then(
      ({ reportProblems }) => reportProblems(reports),
      () => undefined,
    )
  enhanceDocument()
  enhanceAccount(auth)
  watchForExit(guidePreview)
  const elements = document.querySelectorAll<HTMLElement>('[data-module]')
  await Promise.allSettled([
    addPopovers(),
    ...[...elements].map(async element => {
      const name = element.dataset.module ?? ''
      if (isOneOf(shared, name)) shared[name](element)
      else if (isOneOf(ofSomePages, name)) (await ofSomePages[name]()).enhance(element)
    }),
  ])
  document.documentElement.dataset.app = 'ready'
}

const isOneOf = <Known extends object>(known: Known, name: string): name is Extract<keyof Known, string> =>
  Object.hasOwn(known, name)
