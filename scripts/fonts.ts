import { readFileSync, writeFileSync } from 'node:fs'
import { Font } from 'fonteditor-core'
import subsetFont from 'subset-font'

/** Writes app/fonts/: both faces cut down to the letters, weights and features that the design uses. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const signs = ' ,.:;?!\'"’‘“”–-&/%+$()'

/**
 * A first burst of packets, which the line shares out among the two faces and the picture of the first screen: on 3G
 * (700 kbps, 300 ms) six segments of 1,460 bytes each, some 375 of them headers. So headings have one weight, no pairs
 * are kerned (2 % wider), and rarer signs come from the visitor's own fonts.
 */
const burstBytes = 6 * 1460 - 375

const faces = [
  { name: 'besley', wght: 560, chars: letters + signs, keepFeatures: [], halve: true },
  {
    name: 'figtree',
    wght: { min: 400, max: 600 },
    chars: `${letters}${signs}@×−·…©↑ñêé\u00a0`,
    keepFeatures: ['tnum'],
    halve: false,
  },
]

/** Besley is drawn on 2,000 units to the em; 1,000 is what other faces have, and each point then takes fewer bytes. */
function halved(truetype: Buffer): Buffer {
  const font = Font.create(truetype, { type: 'ttf', compound2simple: true })
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
  font.set(face)
  return Buffer.from(font.write({ type: 'ttf', toBuffer: true }))
}

async function main() {
  for (const { name, wght, chars, keepFeatures, halve } of faces) {
    const source = readFileSync(
      `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    )
    // Kerning, hints, and widths between the weights, which the outlines tell as well.
    const dropTables = ['gasp', 'prep', 'HVAR', 'STAT', 'GDEF', 'GPOS']
    const cut = { variationAxes: { wght }, keepFeatures }
    const font = halve
      ? await subsetFont(halved(await subsetFont(source, chars, { ...cut, targetFormat: 'sfnt' })), chars, {
          targetFormat: 'woff2',
          dropTables,
        })
      : await subsetFont(source, chars, { ...cut, targetFormat: 'woff2', dropTables })
    writeFileSync(`app/fonts/${name}.woff2`, font)
    console.log(`${name}.woff2 ${font.length} bytes`)
    if (font.length > burstBytes) throw new Error(`${name}.woff2 has more than ${burstBytes} bytes`)
  }
}
void main()
