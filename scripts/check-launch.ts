import { checkEnvironment } from './lib/check-environment'

/** See scripts/lib/launch.ts. First the addresses, without which nothing else can be read. */
async function main() {
  if (!(await checkEnvironment())) {
    process.exitCode = 1
    return
  }
  const { checkLaunch } = await import('./lib/launch')
  process.exitCode = await checkLaunch(process.argv.slice(2))
}

void main()
