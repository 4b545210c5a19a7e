import { type Art, art } from './art'
import type { servicePaths } from './routes'

type ServiceKey = keyof typeof servicePaths

/** Thumbnail of a service, for menus and lists. */
export function thumbnail(key: ServiceKey): Art {
  return art[`thumb-${key}`]
}

type FigureOf<Name> = Name extends `figure-${infer Figure}` ? Figure : never

/** A figure of a service page, as drawn for phones and for wide screens. */
export function figureArt(name: FigureOf<keyof typeof art>): Art {
  return art[`figure-${name}`]
}

type HeadOf<Name> = Name extends `head-${infer Figure}` ? Figure : never

/** Part of a service's figure without words, for the head of its page. */
export function headArt(name: HeadOf<keyof typeof art>): Art {
  return art[`head-${name}`]
}
