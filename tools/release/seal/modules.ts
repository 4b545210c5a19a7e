import { basename, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { prices } from '../../../content/facts/amounts'
import { UnexpectedOutput } from './page'
import { nameOf } from './static-files'

const project = join(__dirname, '..', '..', '..')
const entry = 'components/modules.browser.ts'

/** Never in a browser: it reads the build's environment. */
const serverOnly = 'lib/env.ts'

/** 'components/search/search-dialog.tsx' -> 'search-dialog' */
const shortName = (file: string) => basename(file).replace(/(\.browser)?\.\w+$/, '')

/** What is loaded later is a file of its own, and is noted in `found`. */
const splitAtDynamicImports = (found: Set<string>): Plugin => ({
  name: 'split-at-dynamic-imports',
  setup(builder) {
    builder.onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return
      const resolved = await builder.resolve(path, { kind: 'import-statement', importer, resolveDir })
      const file = relative(project, resolved.path)
      found.add(file)
      return { path: `./${shortName(file)}.js`, external: true }
    })
  },
})

async function bundle(entryPoints: string[], found: Set<string>, splitting = false) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    entryPoints: entryPoints.map(file => ({ in: file, out: shortName(file) })),
    bundle: true,
    splitting,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outdir: project,
    chunkNames: 'shared-[hash]',
    jsx: 'automatic',
    tsconfig: process.env.TSX_TSCONFIG_PATH ?? join(project, 'tsconfig.json'),
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.PRICES_AS_OF': JSON.stringify(prices.asOf),
    },
    legalComments: 'none',
    plugins: [splitAtDynamicImports(found)],
  })
  const inputs = Object.keys(metafile.inputs)
  if (inputs.includes(serverOnly))
    throw new UnexpectedOutput(`${entryPoints.join(', ')} is for the browser, but imports ${serverOnly}.`)
  // A browser has no `process`; libraries ask first whether there is one.
  for (const { path, text } of outputFiles)
    if (/process\.env\.[A-Z]/.test(text))
      throw new UnexpectedOutput(`${path} is for the browser, but reads an environment variable.`)
  return {
    inputs,
    files: outputFiles.map(({ path, text }) => [relative(project, path), text] as const),
  }
}

/**
 * The modules of the pages and what they load later, in the words of the language being built. Each is one file, except that those
 * with React share it. All are in one folder, which is named by their contents.
 * @param folder of that folder
 */
export async function moduleFiles(
  folder: string,
): Promise<{ entry: string; files: ReadonlyMap<string, string> }> {
  const found = new Set([entry])
  const withReact: string[] = []
  const files = new Map<string, string>()
  function add(built: readonly (readonly [name: string, text: string])[]) {
    for (const [name, text] of built) {
      if (files.has(name)) throw new UnexpectedOutput(`Two modules are named ${name}.`)
      files.set(name, text)
    }
  }
  // What is found on the way is visited, too.
  for (const file of found) {
    const built = await bundle([file], found)
    if (built.inputs.some(input => input.includes('node_modules/react-dom/'))) withReact.push(file)
    else add(built.files)
  }
  add((await bundle(withReact, found, true)).files)
  const own = `${folder}/${nameOf(JSON.stringify([...files]))}`
  return {
    entry: `${own}/${shortName(entry)}.js`,
    files: new Map([...files].map(([name, text]) => [`${own}/${name}`, text])),
  }
}
