import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

const isReadByEnv = (name: string) =>
  name.startsWith('NEXT_PUBLIC_') || ['SITE_ENV', 'PORT', 'SANDBOX_PORT'].includes(name)

/** The variables of lib/env.ts. A release uses those its pages were built with, whatever the host's environment is. */
export const buildEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => isReadByEnv(name)))

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
    // CommonJS packages call it for Node's built-in modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  }) satisfies BuildOptions

/** The two programs of a release, one file each: the server, and the part that handles sessions. */
export async function bundleServer(root: string): Promise<{ file: string; body: Buffer }[]> {
  const programs = {
    server: { entryPoints: [join(root, 'tools', 'release', 'serve', 'server.ts')], define: {} },
    'redirect-if-signed-in': {
      entryPoints: [join(root, 'lib', 'server', 'redirect-if-signed-in.ts')],
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
