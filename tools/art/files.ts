import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** What all drawing programs share: the arguments, the files they write, and what they say at the end. */

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, only: { type: 'string' } },
})

/** `--check` writes nothing and fails when a file is out of date. */
export const { check } = values

/** `--only <part of a name>` leaves out the others. */
export const isWanted = (name: string) => values.only === undefined || name.includes(values.only)

let current = 0
const drawn: string[] = []

/** Writes a drawing if it differs from the file. */
export function write(file: string, content: string | Buffer) {
  if (!isWanted(file)) return
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) current++
  else {
    if (!check) writeFileSync(file, bytes)
    drawn.push(file)
  }
}

const stampFile = 'tools/art/stamps.json'
const stamps: Record<string, string> = JSON.parse(readFileSync(stampFile, 'utf8'))

/** Hash of what a picture is drawn from: its values and the sources of the programs that draw it. */
export function stampOf(values: object, sources: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const source of sources) hash.update(readFileSync(`tools/art/${source}`))
  return hash.digest('hex').slice(0, 16)
}

/** Draws the files of a picture that takes seconds, if one is missing or what it is drawn from has changed. */
export async function drawIfStale(
  files: readonly string[],
  stamp: string,
  draw: () => Promise<unknown>,
): Promise<void> {
  const [name = ''] = files
  if (!isWanted(name)) return
  if (stamps[name] === stamp && files.every(file => existsSync(file))) {
    current++
    return
  }
  drawn.push(name)
  if (check) return
  await draw()
  stamps[name] = stamp
  const sorted = Object.fromEntries(Object.entries(stamps).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(stampFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

export function report() {
  const verb = check ? 'out of date' : 'drawn'
  console.log(`${drawn.length} ${verb}, ${current} up to date`)
  for (const file of drawn) console.log(`  ${verb}: ${file}`)
  if (check && drawn.length > 0) process.exitCode = 1
}
