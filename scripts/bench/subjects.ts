import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

export const project = join(__dirname, '..', '..')

const emptyApp = {
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>\n}\n',
  'app/page.jsx': 'export default function Page() {\n  return <p>Nothing.</p>\n}\n',
  'next.config.mjs': 'export default {}\n',
  'package.json': '{ "private": true }\n',
}

/** Below the project, so that its packages are found. */
const workshop = join(project, 'out', 'bench')

async function createFolder(label: string): Promise<string> {
  const folder = join(workshop, label)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

/** What is smaller than any site: one paragraph. */
export async function createEmptyApp(): Promise<string> {
  const folder = await createFolder('empty')
  for (const [file, text] of Object.entries(emptyApp)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

/** The site's build as it is now, so that another build may follow. */
export async function keepBuild(label: string): Promise<string> {
  const folder = await createFolder(label)
  await cp(join(project, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: source => !/\.next\/(cache|dev)$/.test(source),
  })
  await cp(join(project, 'public'), join(folder, 'public'), { recursive: true })
  await writeFile(join(folder, 'package.json'), emptyApp['package.json'])
  return folder
}

/** The sealed pages with their last script taken out: nothing that runs can be lighter. */
export async function removeScripts(folder: string): Promise<void> {
  const pages = join(folder, '.next', 'server', 'app')
  const found = await readdir(pages, { recursive: true, withFileTypes: true })
  // A route may end in .html, too; its folder is no page.
  const files = found.filter(entry => entry.isFile() && entry.name.endsWith('.html'))
  for (const { parentPath, name } of files) {
    const file = relative(pages, join(parentPath, name))
    const html = await readFile(join(pages, file), 'utf8')
    const bare = html.replace(/<script[^>]* data-app=[^>]*><\/script>/, '')
    await writeFile(join(pages, file), bare)
    await writeFile(
      join(folder, '.next', 'brotli', file.replace(/html$/, 'br')),
      await promisify(brotliCompress)(bare),
    )
  }
}

export const removeAll = () => rm(workshop, { recursive: true, force: true })
