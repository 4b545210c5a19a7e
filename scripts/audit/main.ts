import { parseArgs } from 'node:util'
import { audit } from './audit'
import { auditLighthouse } from './lighthouse'
import { readRoutes } from './routes'
import { chooseRoutes, readSettings } from './settings'
import { missList, reportTable } from './table'
import type { RouteReport } from './types'

async function main(args: string[]): Promise<number> {
  // Refuses what it does not know: a misspelt choice would measure something else.
  const { values } = parseArgs({
    args,
    options: { url: { type: 'string' }, routes: { type: 'string' }, lighthouse: { type: 'boolean' } },
  })
  const settings = await readSettings(values.url)
  const all = readRoutes()
  const routes = chooseRoutes(all, values.routes)
  console.log(
    `Auditing ${routes.length} routes at ${settings.site} (${settings.sealed ? 'sealed' : 'plain'} build)`,
  )
  if (values.lighthouse) return auditLighthouse(routes, settings)
  const started = performance.now()
  const progress = ({ route, misses }: RouteReport) =>
    console.log(`  ${misses.length === 0 ? '✓' : '✗'} ${route.path}`)
  const reports = await audit({ routes, whole: routes.length === all.length, progress }, settings)
  const misses = reports.flatMap(report => report.misses)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`\n${reportTable(reports)}\n`)
  if (misses.length > 0) console.log(`${missList(reports)}\n`)
  console.log(
    `${routes.length} routes in ${seconds} s, ${misses.length === 0 ? 'nothing missed' : `${misses.length} misses`}`,
  )
  return misses.length === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
