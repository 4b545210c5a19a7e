/** What a module of components/modules.browser.ts can enhance: the values of `data-module` in the markup. */
export const moduleNames = [
  'article-filter',
  'calendar-form',
  'call-or-write',
  'compare',
  'contact-form',
  'copy',
  'exception-list',
  'guide-form',
  'holiday-hours',
  'hours-table',
  'keep-article',
  'keep-ticks',
  'open-all',
  'open-now',
  'opened-frame',
  'question-search',
  'reviews',
  'search-page',
  'search-trigger',
  'share',
  'slim-header',
  'start',
  'sticky-bar',
] as const

export type ModuleName = (typeof moduleNames)[number]

/** Binds an element to the module that enhances it. */
export const bind = (name: ModuleName) => ({ 'data-module': name })
