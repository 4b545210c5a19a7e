import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Writes app/fonts/: both faces cut down to the letters, weights and features that the design uses. */

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const ascii = range(0x20, 0x7e)
const letters = `${ascii}ÁÂÃÀÄÇÉÊËÍÎÏÑÓÔÕÖÚÛÜáâãàäçéêëíîïñóôõöúûüºª¿¡`
const signs = '‘’“”–—…·•×±−≤≥→←↑↗°²³½¼%©®™€µ\u00a0'
/** Headings: English, one weight; a second one would double the file. */
const headings = `${ascii.replace(/[<>@[\\\]^_`{|}~]/g, '')}éñ‘’“”–—·½`

const faces = [
  { name: 'besley', wght: 560, chars: headings, keepFeatures: ['kern'] },
  {
    name: 'figtree',
    wght: { min: 400, max: 600 },
    chars: letters + signs,
    keepFeatures: ['kern', 'lnum', 'tnum'],
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
  if (total > 25 * 1024) throw new Error(`The fonts weigh ${total} bytes, more than 25 KB together`)
}
void main()
