export type Language = {
  code: string
  /** For `lang` attributes, dates and amounts. */
  tag: string
  /** Format of `og:locale`. */
  socialTag: string
  /** Tag for `Intl.ListFormat`. In English, one without a serial comma, as in the site's texts. */
  listTag: string
  /** Decimal separator. */
  decimal: '.' | ','
  /** Whether the day comes first in dates such as 31/12/2026. */
  dayFirst: boolean
  /** How times are written: '5 PM', with the words of content/ui/hours.ts, or '17h'. */
  clock: 'AM and PM' | 'hours of the day'
  /** Its own name for itself. */
  own: string
  /** Path prefix of its pages. */
  base: '' | `/${string}`
  /** Paths of the pages it lacks. Links to them lead to the English page and end with `inEnglish`. */
  onlyInEnglish: readonly string[]
  /** Slugs of the articles it has. This list is in every page's script, and a list of those it lacks would be longer. */
  articles: 'all' | readonly string[]
  inEnglish: string
  /** Addresses of outside services in this language. Links to the others lead to the English one and end with `inEnglish`. */
  outside?: Partial<Record<'bookingUrl' | 'portalUrl' | 'dispensaryUrl', `https://${string}`>>
  /** By path, what the language switch calls the pages that it leads to when the language lacks the page above. */
  sections: Readonly<Record<string, string>>
}
