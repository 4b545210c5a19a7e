import { join } from 'node:path'
import { build } from 'esbuild'
import { UnexpectedOutput } from './page'

/** Bundles a script of tools/release/browser, with constants inserted. */
export async function scriptFile(
  name: 'boot' | 'hand-over' | 'prefetch' | 'start',
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
    // Modules are always strict; the project's own tsconfig would add 'use strict'.
    tsconfigRaw: {},
  })
  const file = outputFiles[0]
  if (!file) throw new UnexpectedOutput(`The script ${name} is empty.`)
  return file.text.trim()
}
