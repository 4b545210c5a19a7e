import { checkEnvironment } from '../tools/editorial/check-environment'
import { describeError } from '../tools/runner/user-error.mjs'

/** See tools/editorial/open-points.ts. First the addresses, without which nothing else can be read. */
async function main() {
  if (!(await checkEnvironment())) {
    process.exitCode = 1
    return
  }
  const { checkLaunch } = await import('../tools/editorial/open-points')
  process.exitCode = await checkLaunch(process.argv.slice(2))
}

main().catch(error => {
  console.error(describeError(error))
  process.exitCode = 1
})
