import { createHash } from 'node:crypto'

/**
 * A hash of the words of each page, as JSON by path, as the pages are on the day that it is given: page-words.ts starts it.
 */

const [day = ''] = process.argv.slice(2)
const noon = Date.parse(`${day}T12:00:00Z`)

// Before anything of the site is loaded, which asks for the day at once.
globalThis.Date = new Proxy(Date, {
  construct: (real, given, target) => Reflect.construct(real, given.length > 0 ? given : [noon], target),
  get: (real, name) => (name === 'now' ? () => noon : Reflect.get(real, name)),
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

async function main() {
  const { renderedPages } = await import('./rendered-pages')
  const pages = [...(await renderedPages())].filter(([path]) => path.startsWith('/'))
  process.stdout.write(JSON.stringify(pages.map(([path, { text }]) => [path, hashOf(text)])))
}

main().catch(error => {
  // Not the stack: the page and what it lacks.
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
