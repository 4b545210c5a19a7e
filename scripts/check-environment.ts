import { checkEnvironment } from './lib/check-environment'

/** First step of a build: whether it may begin with these addresses and people. */
async function main() {
  if (!(await checkEnvironment())) process.exitCode = 1
}

void main()
