/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const generatedOrInstalled =
  /(^|\/)(node_modules|\.[^/]*)$|^(translated|releases?|out|coverage|reports|test-results)$/

const filesUnder = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (generatedOrInstalled.test(path)) return []
    if (entry.isDirectory()) return filesUnder(path, ending)
    return ending.test(entry.name) ? [path] : []
  })

const withoutBlocks = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '')

/** The id that a heading has where Markdown is shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsIn = (file: string) =>
  [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

/** Links of a page that lead nowhere. */
function deadLinks(file: string): string[] {
  const links = [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  )
  return links
    .filter(target => !/^[a-z]+:/.test(target))
    .filter(target => {
      const [path = '', anchor] = target.split('#')
      const goal = path === '' ? file : join(dirname(file), path)
      if (!existsSync(goal)) return true
      return anchor !== undefined && !anchorsIn(goal).includes(anchor)
    })
    .map(target => `${file}: ${target}`)
}

/** A folder that the owner makes. */
const originals = 'tools/art/photos/'

/** Files that a page names and nobody has. */
function missingFiles(file: string): string[] {
  const names = [
    ...withoutBlocks(readFileSync(file, 'utf8')).matchAll(
      /`((?:app|components|content|docs|e2e|lib|public|sandbox|scripts|tools|__tests__)\/[^`\s]+)`/g,
    ),
  ].map(([, name = '']) => name)
  return names
    .filter(name => name !== originals && !/[<>*{}…]|^public\//.test(name))
    .filter(name => !existsSync(name) && !existsSync(join(dirname(file), name)))
    .map(name => `${file}: ${name}`)
}

/** Files in the first column of a README's table, beside it or below the project: '| `catalog.ts` | reads and writes a PO file |'. */
function missingRows(file: string): string[] {
  const cells = [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/^\| ([^|]*) \|/gm)]
  return cells
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)])
    .map(([, name = '']) => name)
    .filter(name => !existsSync(name) && !existsSync(join(dirname(file), name)))
    .map(name => `${file}: ${name}`)
}

/** "`amounts` in `content/facts/amounts.ts`": names that are not in the file beside them. */
function missingNames(file: string): string[] {
  const places = withoutBlocks(readFileSync(file, 'utf8')).matchAll(/`([\w.]+)` in `([\w./-]+\.\w+)`/g)
  return [...places]
    .filter(([, name = '', path = '']) => {
      const last = name.split('.').at(-1) ?? name
      return existsSync(path) && !new RegExp(`\\b${last}\\b`).test(readFileSync(path, 'utf8'))
    })
    .map(([, name, path]) => `${file}: ${name} in ${path}`)
}

const pages = filesUnder('.', /\.md$/)

test('no link of a page for people leads nowhere', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.flatMap(deadLinks)).toEqual([])
})

test('every file that a page for people names is there', () => {
  expect(pages.flatMap(missingFiles)).toEqual([])
  const readmes = pages.filter(page => page.endsWith('README.md'))
  expect(readmes.flatMap(missingRows)).toEqual([])
})

test('every name that a page for people says is in a file is there', () => {
  expect(pages.flatMap(missingNames)).toEqual([])
})

/** Names of values and commands that stand alone: '`nextReviewOn`', '`npm run art`'. */
test('every name and command that the recipes mention is there', () => {
  const recipes = readFileSync('docs/recipes.md', 'utf8')
  const spans = [...withoutBlocks(recipes).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const code = ['app', 'components', 'content', 'lib', 'tools']
    .flatMap(folder => filesUnder(folder, /\.(tsx?|mjs)$/))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const names = spans.filter(span => /^[a-z][A-Za-z]*(\.[A-Za-z]+)*$/.test(span))
  expect(names.length).toBeGreaterThan(40)
  const lastOf = (name: string) => name.split('.').at(-1) ?? name
  expect(names.filter(name => !new RegExp(`\\b${lastOf(name)}\\b`).test(code))).toEqual([])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = spans.flatMap(span => /^npm run ([\w:]+)/.exec(span)?.[1] ?? [])
  expect(commands.filter(command => !(command in scripts))).toEqual([])
})

test('every page that code names is there', () => {
  const code = [
    ...['app', 'components', 'content', 'e2e', 'lib', 'sandbox', 'scripts', 'tools'].flatMap(folder =>
      filesUnder(folder, /\.(tsx?|mjs|css)$/),
    ),
    'Dockerfile',
    'renovate.json',
    '.env.example',
  ]
  const missing = code.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([name]) => !existsSync(name))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

const browserTests = filesUnder('e2e', /\.spec\.ts$/)

test.each(browserTests)('%s begins with what only a browser, a server or the built site shows', file => {
  expect(readFileSync(file, 'utf8')).toMatch(/^\/\/ Only .+\.\n/)
})
