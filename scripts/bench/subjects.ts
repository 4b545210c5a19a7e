import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Inside the project, so that its packages resolve. */
const workshop = join(project, 'out', 'bench')

async function createFolder(label: string): Promise<string> {
  const folder = join(workshop, label)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

/** The smallest possible site: one paragraph. */
export async function createEmptyApp(): Promise<string> {
  const folder = await createFolder('empty')
  for (const [file, text] of Object.entries(emptyApp)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

/** Moves the current release aside, so that another build can follow. */
export async function keepBuild(label: string): Promise<string> {
  const folder = await createFolder(label)
  await cp(join(project, 'release'), folder, { recursive: true })
  return folder
}

/** The sealed pages without their last script: the lower limit. */
export async function removeScripts(folder: string): Promise<void> {
  const found = await readdir(join(folder, 'named'), { recursive: true })
  for (const name of found.filter(name => name.endsWith('.html'))) {
    const file = join(folder, 'named', name)
    const html = await readFile(file, 'utf8')
    const bare = html.replace(/<script[^>]* data-app=[^>]*><\/script>/, '')
    await writeFile(file, bare)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bare))
  }
}

export const removeAll = () => rm(workshop, { recursive: true, force: true })
