import { checkEnvironment } from './lib/check-environment'
import { describeError } from './lib/user-error.mjs'

/** See scripts/lib/launch.ts. First the addresses, without which nothing else can be read. */
async function main() {
  if (!(await checkEnvironment())) {
    process.exitCode = 1
    return
  }
  const { checkLaunch } = await import('./lib/launch')
  process.exitCode = await checkLaunch(process.argv.slice(2))
}

main().catch(error => {
  console.error(describeError(error))
  process.exitCode = 1
})
