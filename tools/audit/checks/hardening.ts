import { attribute, elements, labelOf, text } from '../html'
import type { ServedPage } from '../served-page'
import type { Miss, Settings } from '../types'

const miss = (message: string): Miss => ({ check: 'hardening', message })

/** Script types that contain data and are never executed. */
const dataTypes = ['application/ld+json', 'application/json']

/** Finds markup that a policy without `unsafe-*` would block, and cookies, which no page of this site sets. */
export function checkHardening({ document, cookies }: ServedPage, settings: Settings): Miss[] {
  const all = elements(document)
  const styled = all.filter(element => attribute(element, 'style') !== undefined)
  const handlers = all.filter(({ attrs }) => attrs.some(({ name }) => /^on[a-z]/.test(name)))
  const inline = all.filter(
    element =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      !dataTypes.includes(attribute(element, 'type') ?? ''),
  )
  return [
    ...cookies.map(cookie => miss(`Set-Cookie: ${cookie.split('=')[0]}`)),
    ...styled.map(element => miss(`style attribute on ${labelOf(element)}`)),
    ...handlers.map(element => miss(`event handler attribute on ${labelOf(element)}`)),
    ...(settings.sealed ? inline.map(script => miss(`inline script: ${text(script).slice(0, 60)}`)) : []),
  ]
}
