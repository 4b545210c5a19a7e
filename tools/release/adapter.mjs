import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inProject, typescript } from '../runner/project.mjs'

/**
 * Next's build adapter (node_modules/next/dist/docs/01-app/03-api-reference/07-adapters). It passes what `next build` has
 * made to a program of its own, because the build's process resolves neither TypeScript nor a language's content.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'release',
  /** Every language's pages name the same files (tools/release/seal/static-files.ts); by default a build names them below its own path. */
  modifyConfig: config => ({ ...config, assetPrefix: '' }),
  async onBuildComplete({ outputs: { appPages, prerenders, staticFiles }, routing }) {
    const program = typescript(inProject('tools', 'release', 'build', 'collect-language.ts'))
    const child = spawn(process.execPath, program, { stdio: ['pipe', 'inherit', 'inherit'] })
    // When the program fails, its exit code says so.
    child.stdin.on('error', () => {})
    child.stdin.end(JSON.stringify({ appPages, prerenders, staticFiles, routing }))
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error('The pages could not be sealed: see the lines above.')
  },
}

export default adapter
