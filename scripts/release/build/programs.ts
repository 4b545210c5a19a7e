import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const isReadByEnv = (name: string) =>
  name.startsWith('NEXT_PUBLIC_') || ['SITE_ENV', 'PORT', 'SANDBOX_PORT'].includes(name)

/** The variables of lib/env.ts. A release uses those its pages were built with, whatever the host's environment is. */
export const buildEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => isReadByEnv(name)))

/**
 * Lets esbuild drop unused parts of the Supabase packages, which do not declare `sideEffects: false`. One of them prints a
 * warning about Node 20 when it loads.
 */
const dropUnusedParts: Plugin = {
  name: 'drop unused parts',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@supabase\/(ssr|supabase-js)$/ }, async ({ path, pluginData, ...where }) => {
      if (pluginData === 'resolving') return
      const resolved = await resolve(path, { ...where, pluginData: 'resolving' })
      return { ...resolved, sideEffects: false }
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
    plugins: [dropUnusedParts],
    // CommonJS packages call it for Node's built-in modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  }) satisfies BuildOptions

/** The two programs of a release, one file each: the server, and the part that handles sessions. */
export async function bundleServer(root: string): Promise<{ file: string; body: Buffer }[]> {
  const programs = {
    server: { entryPoints: [join(root, 'scripts', 'serve', 'server.ts')], define: {} },
    'redirect-if-signed-in': {
      entryPoints: [join(root, 'lib', 'auth', 'redirect-if-signed-in.ts')],
      define: { 'process.env': JSON.stringify(buildEnvironment()) },
    },
  }
  return Promise.all(
    Object.entries(programs).map(async ([name, options]) => {
      const { outputFiles } = await build({ ...project(root), ...options })
      const [output] = outputFiles
      if (!output) throw new Error(`The program ${name} is empty.`)
      return { file: `${name}.mjs`, body: Buffer.from(output.contents) }
    }),
  )
}
