import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appRoutesSchema, prerenderSchema } from './manifests'
import { UnexpectedOutput } from './page'

/** `/_global-error` has inline styles and does not hydrate; skip it. */
const notOurs = ['/_global-error']

/** The output of `next build`; changes are written all at once. */
export function createBuildOutput(folder: string) {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await read(file))

  /** @throws if a page is rendered per request: it could not be sealed. */
  async function pages(): Promise<string[]> {
    const routes = Object.entries(appRoutesSchema.parse(await readJson('app-path-routes-manifest.json')))
    const manifest = prerenderSchema.parse(await readJson('prerender-manifest.json'))
    const patterns = routes.filter(([file]) => file.endsWith('/page')).map(([, path]) => path)
    return patterns
      .filter(path => !notOurs.includes(path))
      .flatMap(pattern => {
        const paths = Object.keys(manifest.routes).filter(
          path => path === pattern || manifest.routes[path]?.srcRoute === pattern,
        )
        const isClosed = manifest.dynamicRoutes[pattern]?.fallback === false
        // A pattern with `dynamicParams = false` and no paths answers 404; any other renders every requested path.
        if (isClosed || (paths.length > 0 && !pattern.includes('['))) return paths
        throw new UnexpectedOutput(`${pattern} is rendered per request, so it cannot be sealed.`)
      })
  }

  /** Whether any chunk contains this text. */
  async function isInChunks(text: string): Promise<boolean> {
    const chunks = (await readdir(join(folder, 'static', 'chunks'))).filter(name => name.endsWith('.js'))
    const texts = await Promise.all(chunks.map(name => read(join('static', 'chunks', name))))
    return texts.some(chunk => chunk.includes(text))
  }

  /** Files are written under temporary names first, so that a full disk or a bug leaves the build unchanged. */
  async function replace(files: ReadonlyMap<string, string>): Promise<void> {
    const aside = join(folder, 'seal-tmp')
    await rm(aside, { recursive: true, force: true })
    for (const [file, text] of files) {
      await mkdir(dirname(join(aside, file)), { recursive: true })
      await writeFile(join(aside, file), text)
    }
    // `output: 'standalone'` has its own copy.
    const standalone = join(folder, 'standalone', '.next')
    if (existsSync(standalone)) await cp(aside, standalone, { recursive: true })
    for (const file of files.keys()) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await rename(join(aside, file), join(folder, file))
    }
    await rm(aside, { recursive: true, force: true })
    // Next's cache of the unsealed pages.
    await rm(join(folder, 'server', 'route-cache'), { recursive: true, force: true })
  }

  return { read, readJson, pages, isInChunks, replace }
}

export type BuildOutput = ReturnType<typeof createBuildOutput>
