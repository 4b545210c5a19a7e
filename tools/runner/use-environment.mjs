import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, environment] = process.argv.slice(2)

// In the copy that Stryker tests: its own environment reports which test runs which line, and a comment would replace it.
for (const name of readdirSync(folder, { recursive: true }).filter(file => /\.tsx?$/.test(file))) {
  const file = join(folder, name)
  const source = readFileSync(file, 'utf8')
  const changed = source.replace('@jest-environment node', `@jest-environment ${environment}`)
  if (changed !== source) writeFileSync(file, changed)
}
