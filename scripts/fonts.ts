import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Writes app/fonts/: both faces cut down to Latin with Spanish and Portuguese, and to the weights the design uses. */

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const letters = `${range(0x20, 0x7e)}ÁÂÃÀÄÇÉÊËÍÎÏÑÓÔÕÖÚÛÜáâãàäçéêëíîïñóôõöúûüºª¿¡`
const signs = '‘’“”–—…·•×±−≤≥→←↑↗°²³½¼%©®™€µ '

const faces = [
  { name: 'besley', weights: { min: 500, max: 600 }, chars: letters + signs },
  { name: 'figtree', weights: { min: 400, max: 650 }, chars: letters + signs },
] as const

async function main() {
  let total = 0
  for (const { name, weights, chars } of faces) {
    const source = readFileSync(
      `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    )
    const font = await subsetFont(source, chars, { targetFormat: 'woff2', variationAxes: { wght: weights } })
    writeFileSync(`app/fonts/${name}.woff2`, font)
    total += font.length
    console.log(`${name}.woff2 ${font.length} bytes`)
  }
  if (total > 45 * 1024) throw new Error(`The fonts weigh ${total} bytes, more than 45 KB together`)
}
void main()
