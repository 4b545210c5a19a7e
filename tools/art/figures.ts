import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { type FigureName, figureNames, figureWords } from '@/content/ui/figures'
import { colors as tokens } from '../../lib/site/colors'
import { dose, weight } from './measured'

/**
 * Drawings of the service pages. The shapes are in figures/, the words in content/ui/figures.ts: `{key}` in a text is
 * replaced by a label, `{key:lines}` by one with its line breaks. An SVG in an <img> loads no other files, so each one
 * embeds a font with the letters it uses.
 */

export type FigureSize = 'narrow' | 'wide'

const faces = {
  Figtree: { file: 'figtree', wght: { min: 400, max: 600 } },
  Besley: { file: 'besley', wght: 560 },
} as const
type Face = keyof typeof faces

/** The class of texts in the display face. */
const isDisplay = /class="(?:[^"]* )?nd[ "]/

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const measured: Partial<Record<FigureName, (size: FigureSize) => string>> = { dose, weight }

const shapesOf = (name: FigureName, size: FigureSize): string =>
  measured[name]?.(size) ??
  readFileSync(`tools/art/figures/${name}-${size}.svg`, 'utf8')
    .replaceAll('{copper}', tokens.light.copper)
    .replaceAll('{copper-dark}', tokens.dark.copper)

/** Replaces variables by the colors of one scheme, because each file is for one scheme. */
function withColors(svg: string, night: boolean): string {
  const sets = [...svg.matchAll(/\.np\{(--[^}]*)\}/g)].map(([, set = '']) => set)
  const colors = new Map(
    (night ? sets : sets.slice(0, 1))
      .flatMap(set => set.split(';'))
      .map((declaration): [string, string] => {
        const [name = '', value = ''] = declaration.split(':')
        return [name.trim(), value.trim()]
      }),
  )
  return svg
    .replace(/@media\(prefers-color-scheme:dark\)\{\.np\{[^}]*\}\}/, '')
    .replace(/\.np\{--[^}]*\}/, '')
    .replace(/var\((--np-[\w-]+)\)/g, (_, name: string) => {
      const color = colors.get(name)
      if (!color) throw new Error(`${name} has no value`)
      return color
    })
}

/** @throws when a drawing uses an unknown label */
function withWords(svg: string, labels: Readonly<Record<string, string>>): string {
  return svg.replace(
    /(<text[^>]*?(?: x="([^"]*)")[^>]*>)\{(\w+)(:lines)?\}/g,
    (_, tag: string, x: string, key: string, lines: string | undefined) => {
      const label = labels[key]
      if (label === undefined) throw new Error(`No label "${key}"`)
      if (!lines) return tag + escaped(label.replaceAll('\n', ' '))
      return (
        tag +
        label
          .split('\n')
          .map((line, index) => `<tspan x="${x}"${index > 0 ? ' dy="1.35em"' : ''}>${escaped(line)}</tspan>`)
          .join('')
      )
    },
  )
}

/** The distinct letters of a drawing's texts, sorted, by face. */
function lettersOf(svg: string): Record<Face, string> {
  const letters = { Figtree: new Set<string>(), Besley: new Set<string>() }
  for (const [, tag = '', body = ''] of svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)) {
    const text = body
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
    for (const letter of text) letters[isDisplay.test(tag) ? 'Besley' : 'Figtree'].add(letter)
  }
  const sorted = (set: Set<string>) => [...set].sort().join('')
  return { Figtree: sorted(letters.Figtree), Besley: sorted(letters.Besley) }
}

async function fontFace(face: Face, letters: string): Promise<string> {
  if (letters === '') return ''
  const { file, wght } = faces[face]
  const source = readFileSync(
    `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`,
  )
  const font = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    dropTables: ['gasp', 'prep', 'HVAR', 'STAT', 'GDEF'],
  })
  const weight = typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`
  return `@font-face{font-family:${face};font-weight:${weight};src:url(data:font/woff2;base64,${font.toString('base64')})}`
}

/** One drawing as an SVG file for one scheme. */
export async function figure(name: FigureName, size: FigureSize, night: boolean): Promise<string> {
  const drawn = withWords(withColors(shapesOf(name, size), night), figureWords[name].labels)
    .replace(/var\(--font-text,[^)]*\)/g, 'Figtree,sans-serif')
    .replace(/var\(--font-display,[^)]*\)/g, 'Besley,serif')
    .replaceAll('font-weight:650', 'font-weight:600')
    .replaceAll('>\n<', '><')
  const { Figtree, Besley } = lettersOf(drawn)
  const fonts = `${await fontFace('Figtree', Figtree)}${await fontFace('Besley', Besley)}`
  return drawn.replace('<style>', `<style>${fonts}`)
}

/**
 * The part of a wide drawing that a service page's header shows without words, and on which background. `fit` is the
 * picture's `preserveAspectRatio`: a landscape fills a header of any shape (`slice`), an object stays whole in it (`meet`).
 * `alone`: its neighbors to the left and right are left out, so that a wide header does not cut through them.
 */
export const heads = {
  testosterone: { box: [214, 26, 330, 148], fit: 'xMidYMin slice', day: '#dfe6d5', night: '#172a23' },
  dose: { box: [20, 30, 520, 240], fit: 'xMidYMax meet', day: '#dfe6d5', night: '#172a23' },
  prp: { box: [-14, 20, 350, 352], fit: 'xMidYMid meet', alone: true, day: '#dfe6d5', night: '#172a23' },
  needles: { box: [84, 4, 472, 190], fit: 'xMidYMin slice', day: '#ebe2cf', night: '#172a23' },
  infusion: { box: [-70, -8, 370, 264], fit: 'xMidYMin meet', alone: true, day: '#dce8e3', night: '#1a343a' },
  peptides: { box: [0, 55, 520, 348], fit: 'xMidYMid meet', alone: true, day: '#8db5bd', night: '#12303d' },
  programs: { box: [-24, 14, 460, 312], fit: 'xMinYMid meet', day: '#dfe6d5', night: '#172a23' },
} as const satisfies Partial<
  Record<
    FigureName,
    {
      box: readonly [x: number, y: number, width: number, height: number]
      fit: `x${string}Y${string} ${'meet' | 'slice'}`
      alone?: true
      day: string
      night: string
    }
  >
>
export type HeadName = keyof typeof heads
export const headNames = figureNames.filter((name): name is HeadName => name in heads)

/** Shapes only, without labels, their leader lines and their styles. */
const withoutWords = (svg: string) =>
  svg
    .replace(/<text.*?<\/text>|<path class="nLh".*?\/>/gs, '')
    .replace(/\.np text[^{]*\{[^}]*\}/g, '')
    .replace(/>\n+</g, '><')

/** The header picture of a service: shapes only, without labels and leader lines. */
export function head(name: HeadName, night: boolean): string {
  const { box, fit, ...ground } = heads[name]
  const [x, y, width, height] = box
  const shapes = withoutWords(withColors(shapesOf(name, 'wide'), night)).replace(
    /viewBox="[^"]*"/,
    `viewBox="${box.join(' ')}" preserveAspectRatio="${fit}"`,
  )
  // What is above and below an object stays: a tall header goes on there.
  const column = [x, y - height, width, height * 3]
  const [before, after] =
    'alone' in ground
      ? [
          `<svg x="${x}" y="${y - height}" width="${width}" height="${height * 3}" viewBox="${column.join(' ')}">`,
          '</svg>',
        ]
      : ['', '']
  return shapes
    .replace(
      '</style>',
      `</style><rect x="${x - width * 4}" y="${y - height * 4}" width="${width * 9}" height="${height * 9}" fill="${night ? ground.night : ground.day}"/>${before}`,
    )
    .replace(/<\/svg>\s*$/, `${after}</svg>`)
}

/** Width and height of a drawing in CSS pixels. */
export function figureBox(name: FigureName, size: FigureSize): { width: number; height: number } {
  const box = /viewBox="-?\d+ \d+ (\d+) (\d+)"/.exec(shapesOf(name, size))
  if (!box) throw new Error(`${name}-${size} has no viewBox`)
  return { width: Number(box[1]), height: Number(box[2]) }
}
