import { language } from '@/content/facts/language'
import { type Art, art } from './art'

/** The drawing with the text of the language being built: '/figures/x.svg' -> '/figures/es/x.svg'. */
export const localDrawing = (src: string, { base }: { base: string } = language) =>
  src.replace('/figures', `/figures${base}`)

function localArt({ wide, ...drawn }: Art): Art {
  return {
    ...drawn,
    src: localDrawing(drawn.src),
    ...(drawn.dark ? { dark: localDrawing(drawn.dark) } : {}),
    ...(wide ? { wide: localArt(wide) } : {}),
  }
}

type FigureOf<Name> = Name extends `figure-${infer Figure}` ? Figure : never

/** A figure of a service page, as drawn for phones and for wide screens. */
export function figureArt(name: FigureOf<keyof typeof art>): Art {
  return localArt(art[`figure-${name}`])
}

type HeadOf<Name> = Name extends `head-${infer Figure}` ? Figure : never

/** Detail of a service's figure, without words, for the top of its page. */
export function headArt(name: HeadOf<keyof typeof art>): Art {
  return art[`head-${name}`]
}
