import { join } from 'node:path'
import { build } from 'esbuild'
import { UnexpectedOutput } from './page'

/** The boot script as it is served, with the files that every page's app is made of. */
export async function bootFile(sharedFiles: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { sharedFiles: JSON.stringify(sharedFiles) },
    legalComments: 'none',
  })
  const file = outputFiles[0]
  if (!file) throw new UnexpectedOutput('The boot script came out empty.')
  return file.text.trim()
}
