import { type Measured, medianOf } from '../audit/lighthouse'
import { formatTable } from '../audit/table'

/** `name=address` for each page to compare; prints one table for all. */
async function main(args: string[]) {
  const rows: string[][] = []
  for (const arg of args) {
    const [name = '', address = ''] = arg.split('=')
    console.log(`  measuring ${name} …`)
    rows.push(row(name, await medianOf(address, false), await medianOf(address, true)))
  }
  const head = [
    '',
    'requests',
    'all KB',
    'JS KB',
    ...['4G', '3G'].flatMap(net => [`FCP ${net}`, `LCP ${net}`, `TBT ${net}`]),
  ]
  console.log(`\n${formatTable(head, rows)}\n`)
  console.log(
    'Lighthouse mobile, simulated slow 4G and regular 3G, median of 3, milliseconds; bytes as `npm start` serves them.',
  )
}

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

function row(name: string, on4g: Measured, on3g: Measured): string[] {
  const value = ({ values }: Measured, id: string) => values[id] ?? Number.NaN
  const kilobytes = (id: string) => (value(on4g, id) / 1024).toFixed(1)
  return [
    name,
    String(value(on4g, 'requests')),
    kilobytes('bytes'),
    kilobytes('script-bytes'),
    ...[on4g, on3g].flatMap(measured => timings.map(id => value(measured, id).toFixed(0))),
  ]
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
