import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(__dirname, '..')
const content = join(root, 'content')

/** Schemas speak when an entry is loaded, so loading every file hears them all, also one that no page uses yet. */
async function load(file: string): Promise<string[]> {
  try {
    await import(pathToFileURL(file).href)
    return []
  } catch (error) {
    return [`${relative(root, file)}: ${error instanceof Error ? error.message : error}`]
  }
}

async function main(): Promise<number> {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(content, name))
  const problems: string[] = []
  for (const file of files) problems.push(...(await load(file)))
  for (const problem of problems) console.error(problem)
  console.log(
    `${files.length} content files, ${problems.length === 0 ? 'all sound' : `${problems.length} problems`}`,
  )
  return problems.length === 0 ? 0 : 1
}

main().then(
  code => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
