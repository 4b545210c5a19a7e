import { join } from 'node:path'
import { build } from 'esbuild'
import { UnexpectedOutput } from './page'

/** The boot script as it is served. */
export async function bootFile(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  })
  const file = outputFiles[0]
  if (!file) throw new UnexpectedOutput('The boot script came out empty.')
  return file.text.trim()
}
