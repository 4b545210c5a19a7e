import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/** What lib/env.ts reads: a release keeps the addresses that its pages were built with, whatever the host's environment is. */
const kept = (name: string) =>
  name.startsWith('NEXT_PUBLIC_') || ['SITE_ENV', 'PORT', 'SANDBOX_PORT'].includes(name)

/**
 * The parts of the client library that write cookies come without the rest of it, which warns of Node 20 as soon as it is
 * loaded; its packages do not say that parts may be left out.
 */
const partsAlone: Plugin = {
  name: 'parts alone',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@supabase\/(ssr|supabase-js)$/ }, async ({ path, pluginData, ...where }) => {
      if (pluginData === 'asked') return
      const found = await resolve(path, { ...where, pluginData: 'asked' })
      return { ...found, sideEffects: false }
    })
  },
}

const project = (root: string) =>
  ({
    absWorkingDir: root,
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [partsAlone],
    // Packages in CommonJS call it for Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  }) satisfies BuildOptions

/** The two programs that lie beside the files, each whole in one: the server, and the part that knows of sessions. */
export async function bundleServer(root: string): Promise<{ file: string; body: Buffer }[]> {
  const addresses = Object.fromEntries(Object.entries(process.env).filter(([name]) => kept(name)))
  const programs = {
    server: { entryPoints: [join(root, 'scripts', 'serve', 'server.ts')], define: {} },
    bounce: {
      entryPoints: [join(root, 'lib', 'auth', 'bounce.ts')],
      define: { 'process.env': JSON.stringify(addresses) },
    },
  }
  return Promise.all(
    Object.entries(programs).map(async ([name, options]) => {
      const { outputFiles } = await build({ ...project(root), ...options })
      const [output] = outputFiles
      if (!output) throw new Error(`The program ${name} came out empty.`)
      return { file: `${name}.mjs`, body: Buffer.from(output.contents) }
    }),
  )
}
