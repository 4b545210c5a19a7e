import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Writes app/fonts/: both faces cut down to the letters, weights and features that the design uses. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const signs = ' ,.:;?!\'"’‘“”–—-&/%+$()'

/**
 * Each file fits one round trip beside the other and the picture of the first screen (about 10 KB). So headings have
 * one weight, no pairs are kerned (2 % wider), and rarer signs come from the visitor's own fonts.
 */
const faces = [
  { name: 'besley', wght: 560, chars: letters + signs, keepFeatures: [] },
  {
    name: 'figtree',
    wght: { min: 400, max: 600 },
    chars: `${letters}${signs}@#*=<>[]_×−·…©°½²±≥≤→↑áéíóúñçã\u00a0`,
    keepFeatures: ['tnum'],
  },
]

async function main() {
  let total = 0
  for (const { name, wght, chars, keepFeatures } of faces) {
    const source = readFileSync(
      `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    )
    const font = await subsetFont(source, chars, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
    })
    writeFileSync(`app/fonts/${name}.woff2`, font)
    total += font.length
    console.log(`${name}.woff2 ${font.length} bytes`)
  }
  if (total > 20 * 1024) throw new Error(`The fonts weigh ${total} bytes, more than 20 KB together`)
}
void main()
