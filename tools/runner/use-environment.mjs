import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, environment] = process.argv.slice(2)

// Runs in the copy that Stryker tests. A docblock in a test would replace the environment that reports which test covers
// which line.
for (const name of readdirSync(folder, { recursive: true }).filter(file => /\.tsx?$/.test(file))) {
  const file = join(folder, name)
  const source = readFileSync(file, 'utf8')
  const changed = source.replace('@jest-environment node', `@jest-environment ${environment}`)
  if (changed !== source) writeFileSync(file, changed)
}
