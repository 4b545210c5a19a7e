import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const project = join(__dirname, '..', '..', '..')

/** What a build makes, and what it does not need. */
const left = new Set([
  '.git',
  '.next',
  '.sandbox',
  '__tests__',
  'coverage',
  'e2e',
  'out',
  'playwright-report',
  'public/social',
  'test-results',
  // Caches are written in place: a shared one would change the original.
  'node_modules/.cache',
])

/** Sources are copied; packages, tens of thousands of files, are linked where the disk can. */
async function place(from: string, to: string, isPackage: boolean) {
  if (!isPackage) return copyFile(from, to, constants.COPYFILE_FICLONE)
  await link(from, to).catch(() => copyFile(from, to))
}

async function copyFolder(inside: string, target: string): Promise<void> {
  await mkdir(join(target, inside), { recursive: true })
  const isPackage = inside.startsWith('node_modules')
  for (const entry of await readdir(join(project, inside), { withFileTypes: true })) {
    const name = join(inside, entry.name)
    if (left.has(name)) continue
    const [from, to] = [join(project, name), join(target, name)]
    if (entry.isDirectory()) await copyFolder(name, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to)
    else await place(from, to, isPackage)
  }
}

/** The project as a build needs it, in another folder that shares nothing that is written to. */
export const copyProject = (target: string) => copyFolder('', target)
