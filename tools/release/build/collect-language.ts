import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { language } from '@/content/facts/language'
import { UnexpectedOutput } from '../seal/page'
import { type BuildResult, collect } from './collect'
import { partFile } from './write-release'

const project = join(__dirname, '..', '..', '..')

/** Run by the adapter (../adapter.mjs), which pipes in what `next build` has made. */
async function main() {
  const part = await collect(project, language, (await json(process.stdin)) as BuildResult)
  const file = partFile(project, language.code)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(part))
  console.log(`Sealed ${part.pages} pages.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof UnexpectedOutput ? error.message : error)
  process.exitCode = 1
})
