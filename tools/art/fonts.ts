import { readFileSync } from 'node:fs'
import { Font } from 'fonteditor-core'
import subsetFont from 'subset-font'
import { report, write } from './files'

/**
 * Writes app/fonts/: both faces, subset to the letters, weights and features that the design uses. Spanish and Portuguese,
 * with their accents, have their own files, so that English pages do not load them. A language with other letters has its own
 * app/fonts/<code>/; until then those come from the visitor's own fonts.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const accented = 'áéíóúüñçãõâêôàÁÉÍÓÚÜÑÇÃÕÂÊÔÀ¿¡ºª'
const signs = ' ,.:;?!\'"’‘“”–-&/%+$()'

/**
 * The share of a font in the first flight, which both faces and the picture of the first screen have in common: on 3G (700
 * kbps, 300 ms) seven segments of 1,460 bytes each, some 375 of them headers. So headings have one weight, and rare
 * characters come from the visitor's own fonts.
 */
const burstBytes = 7 * 1460 - 375

/** Accents add an eighth. That is acceptable: fewer visitors read these pages, and the fallback fonts have the same widths. */
const accentedBytes = burstBytes + 2 * 1460

const faces = [
  { name: 'besley', wght: 600, chars: letters + signs, keepFeatures: ['kern'], halve: true },
  {
    name: 'figtree',
    wght: { min: 400, max: 600 },
    chars: `${letters}${signs}@×−·…©↑ñêé\u00a0`,
    keepFeatures: ['tnum', 'kern'],
    halve: false,
  },
]

/** Halves the kerning values in place, for 1,000 units to the em. Table layout: OpenType 1.9, GPOS, lookup type 2. */
function halvePairs(gpos: DataView) {
  const at = (offset: number) => gpos.getUint16(offset)
  const lookups = at(8)
  for (let lookup = 0; lookup < at(lookups); lookup++) {
    const table = lookups + at(lookups + 2 + 2 * lookup)
    if (at(table) !== 2) throw new Error(`GPOS: lookup of type ${at(table)}, expected pairs only`)
    for (let part = 0; part < at(table + 4); part++) {
      const pairs = table + at(table + 6 + 2 * part)
      // Value format 4 (XAdvance) for the first glyph, 0 for the second.
      if (at(pairs + 4) !== 4 || at(pairs + 6) !== 0)
        throw new Error('GPOS: pairs of an unknown value format')
      const values =
        at(pairs) === 2
          ? Array.from({ length: at(pairs + 12) * at(pairs + 14) }, (_, index) => pairs + 16 + 2 * index)
          : Array.from({ length: at(pairs + 8) }, (_, index) => pairs + at(pairs + 10 + 2 * index)).flatMap(
              set => Array.from({ length: at(set) }, (_, index) => set + 4 + 4 * index),
            )
      for (const value of new Set(values)) gpos.setInt16(value, Math.round(gpos.getInt16(value) / 2))
    }
  }
}

/**
 * Scales Besley from 2,000 units per em to the usual 1,000, with which each point takes fewer bytes: 9,008 instead of 10,220,
 * which would be more than the first flight has room for.
 */
function halved(truetype: Buffer): Buffer {
  const font = Font.create(truetype, { type: 'ttf', compound2simple: true, kerning: true })
  const face = font.get()
  const half = <Part extends object>(part: Part, names: readonly string[]) => {
    for (const [name, value] of Object.entries(part))
      if (names.includes(name) && typeof value === 'number')
        Object.assign(part, { [name]: Math.round(value / 2) })
  }
  const box = ['xMin', 'xMax', 'yMin', 'yMax']
  for (const glyph of face.glyf) {
    half(glyph, [...box, 'leftSideBearing', 'advanceWidth'])
    for (const point of glyph.contours?.flat() ?? []) half(point, ['x', 'y'])
  }
  half(face.head, [...box, 'unitsPerEm'])
  half(
    face.hhea,
    Object.keys(face.hhea).filter(name => /^(ascent|descent|lineGap|advance|min|xMax)/.test(name)),
  )
  half(face.post, ['underlinePosition', 'underlineThickness'])
  half(
    face['OS/2'],
    Object.keys(face['OS/2']).filter(name => /^(x|y|s(Typo|x|Cap)|usWin)/.test(name)),
  )
  // The library passes the table through as bytes; its types do not include it.
  if ('GPOS' in face && Array.isArray(face.GPOS)) {
    const pairs = Uint8Array.from(face.GPOS)
    halvePairs(new DataView(pairs.buffer))
    Object.assign(face, { GPOS: [...pairs] })
  } else throw new Error('Besley has no kerning pairs')
  font.set(face)
  return Buffer.from(font.write({ type: 'ttf', toBuffer: true, kerning: true }))
}

async function writeFaces(folder: string, more: string, limit: number) {
  for (const { name, wght, chars: own, keepFeatures, halve } of faces) {
    const chars = own + more
    const source = readFileSync(
      `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    )
    // Hints, and HVAR, which only repeats what the outlines define.
    const dropTables = ['gasp', 'prep', 'HVAR', 'STAT', 'GDEF']
    const cut = { variationAxes: { wght }, keepFeatures }
    const font = halve
      ? await subsetFont(halved(await subsetFont(source, chars, { ...cut, targetFormat: 'sfnt' })), chars, {
          targetFormat: 'woff2',
          keepFeatures,
          dropTables,
        })
      : await subsetFont(source, chars, { ...cut, targetFormat: 'woff2', dropTables })
    const file = `${folder}/${name}.woff2`
    if (font.length > limit) throw new Error(`${file} has more than ${limit} bytes`)
    write(file, font)
  }
}

async function main() {
  await writeFaces('app/fonts', '', burstBytes)
  await writeFaces('app/fonts/accented', accented, accentedBytes)
  report()
}
void main()
