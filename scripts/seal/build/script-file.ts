import { join } from 'node:path'
import { build } from 'esbuild'
import { UnexpectedOutput } from './page'

/** A script of scripts/seal/browser as it is served, with constants put in. */
export async function scriptFile(
  name: 'boot' | 'hand-over',
  constants: Record<string, unknown> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '..', 'browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    legalComments: 'none',
    // Modules are strict anyway; the project's own settings would add the words.
    tsconfigRaw: {},
  })
  const file = outputFiles[0]
  if (!file) throw new UnexpectedOutput(`The script ${name} came out empty.`)
  return file.text.trim()
}
