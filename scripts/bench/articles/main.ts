import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleSlugs } from '@/lib/routes'
import { copyProject } from './copy'
import { type GeneratedArticle, generateArticle } from './generate'

/** `main.ts <folder> <count>`: a copy of the project with as many articles, generated ones after the real. */
async function main([folder = '', count = '']: string[]) {
  await copyProject(folder)
  const missing = Math.max(0, Number(count) - articleSlugs.length)
  const generated = Array.from({ length: missing }, (_, index) => generateArticle(index + 1))
  for (const { slug, source } of generated) {
    await writeFile(join(folder, 'content', 'articles', `${slug}.tsx`), source)
  }
  if (generated.length > 0) await register(folder, generated)
}

/** The shortest of these slugs takes 20 characters, the longest 24; 14 real ones stand there already. */
const roomInMatcher = 140

/** The four places that name each article, as README says under "Add an article". */
async function register(folder: string, generated: readonly GeneratedArticle[]) {
  const slugs = generated.map(({ slug }) => slug)
  const lines = (write: (article: GeneratedArticle) => string) => generated.map(write).join('')
  await insert(
    folder,
    'lib/routes.ts',
    '] as const\nexport type ArticleSlug',
    lines(({ slug }) => `  '${slug}',\n`),
  )
  await insert(
    folder,
    'content/articles/index.ts',
    'export type Article =',
    lines(({ slug, name }) => `import * as ${name} from './${slug}'\n`),
  )
  await insert(
    folder,
    'content/articles/index.ts',
    ']\n\nexport function',
    lines(({ name }) => `  ${name},\n`),
  )
  // As many as Next has room for in one pattern, as middleware.ts says.
  const fitting = slugs.map(slug => `|${slug}$`).slice(0, roomInMatcher)
  await insert(folder, 'middleware.ts', ").*)',", fitting.join(''))
  // Land that is already there: drawing it is no part of a build.
  const art = await readFile(join(folder, 'lib', 'art.ts'), 'utf8')
  const entryOf = (name: string) => new RegExp(`'${name}': (\\{.*\\}),`).exec(art)?.[1] ?? ''
  const [like = ''] = articleSlugs
  const entries = lines(
    ({ slug }) =>
      `  'article-${slug}': ${entryOf(`article-${like}`)},\n  'card-${slug}': ${entryOf(`card-${like}`)},\n`,
  )
  await insert(folder, 'lib/art.ts', '} as const satisfies', entries)
}

/** @throws when the file is no longer written as expected here. */
async function insert(folder: string, file: string, before: string, text: string) {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  if (!source.includes(before)) throw new Error(`${file} no longer contains "${before}"`)
  await writeFile(
    path,
    source.replace(before, () => text + before),
  )
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
