import { checkEnvironment } from './check-environment'

/** First step of a build: whether it may begin with these addresses and people. `--addresses` leaves the people out. */
async function main() {
  if (!(await checkEnvironment({ people: !process.argv.includes('--addresses') }))) process.exitCode = 1
}

void main()
