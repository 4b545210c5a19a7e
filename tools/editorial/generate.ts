import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenLanguages } from '../../content/facts/languages'
import { mails } from '../../content/mails'
import { allServices, articles, pages } from '../../content/site'
import { serviceList } from '../../lib/addresses/outside-services'
import { filmPathsOf } from '../../lib/site/film-paths'
import { describeError, UserError } from '../runner/user-error.mjs'
import { writeLanguage } from '../translations/write-modules'
import { mailTemplates } from './mail-templates'
import { writeNotice } from './notice-file'
import { wordsFinding, writeWords } from './page-words'

/**
 * Writes code that must be literal although it follows from other files. From content/site.ts: the paths, which browsers
 * load without the words of all pages, and the middleware's matcher, which Next reads without running it. From
 * lib/addresses/outside-services.ts: the variables that Next replaces by their values, and .env.example. From content/mails.ts: the auth
 * service's templates. Then, from the pages as they are rendered with all that, the day on which the words of each changed.
 * With --check it writes nothing and fails when a file is out of date. `notice` writes content/facts/notice.ts instead of the code.
 */

const inProject = (file: string) => join(__dirname, '..', '..', file)
const quoted = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)
const record = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `  ${quoted(name)}: '${value}',`).join('\n')
const list = (values: readonly string[]) => values.map(value => `  '${value}',`).join('\n')

const slugs = articles.map(({ meta }) => meta.slug)

const paths = `// Written by \`npm run generate\` from content/site.ts. Do not edit.

export const servicePaths = {
${record(allServices.map(({ key, slug }) => [key, `/services/${slug}`]))}
} as const

export const filmPaths = [
  // Services with a part of kind 'video'. The comment keeps the formatter from joining the lines.
${list(filmPathsOf(allServices))}
] as const

export const serviceKeys = [
${list(allServices.map(({ key }) => key))}
] as const

export const routes = {
${record(pages.map(({ key, path }) => [key, path]))}
} as const
`

const ended = allServices.flatMap(({ key, slug, ended: end }) =>
  end ? [[`/services/${slug}`, end.goTo] as const, [`/faq/${key}`, '/faq'] as const] : [],
)
const endedList = `// Written by \`npm run generate\` from content/services/. Do not edit.

/** Pages of services that the clinic no longer offers, those of their questions, and the pages to which their visitors are sent. */
export const endedServices: Record<string, string> = {${ended.length === 0 ? '' : `\n${record(ended)}\n`}}
`

const slugList = `// Written by \`npm run generate\` from content/site.ts. Do not edit.

/** In the order of decision 15, which listing, featured block, call-to-action variant and feeds follow. */
export const articleSlugs = [
${list(slugs)}
] as const
`

/** `--color-*` tokens of one block of the stylesheet, with references resolved. */
function tokens(block: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of block.matchAll(/--color-([\w-]+):\s*([^;]+);/g))
    values.set(name, value.trim())
  const resolved = (value: string): string => {
    const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]
    return other === undefined ? value : resolved(values.get(other) ?? '')
  }
  return Object.fromEntries(
    [...values]
      .filter(([name]) => name !== '*')
      .map(([name, value]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        resolved(value),
      ]),
  )
}

const css = readFileSync(inProject('app/globals.css'), 'utf8')
const light = tokens(/@theme static \{[\s\S]*?\n\}/.exec(css)?.[0] ?? '')
const dark = {
  ...light,
  ...tokens(/@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}/.exec(css)?.[0] ?? ''),
}
if (!light.ink || !light.copper) throw new Error('app/globals.css: the color tokens were not found.')

const colors = `// Written by \`npm run generate\` from the tokens in app/globals.css. Do not edit.

/** The design's colors for places that no stylesheet reaches: drawings, icons, manifest, the reviews frame. */
export const colors = {
  light: {
${record(Object.entries(light)).replaceAll(/^/gm, '  ')}
  },
  dark: {
${record(Object.entries(dark)).replaceAll(/^/gm, '  ')}
  },
} as const
`

const addressVariables = [
  'NEXT_PUBLIC_SITE_URL',
  ...serviceList.map(({ variable }) => variable),
  'NEXT_PUBLIC_SUPABASE_URL',
]
const publicAddressesModule = `// Written by \`npm run generate\` from lib/addresses/outside-services.ts. Do not edit.

/** Spelled out, because Next replaces each expression by its value at build time. */
export const publicAddresses = {
${addressVariables.map(name => `  ${name}: process.env.${name},`).join('\n')}
} as const
`

const exampleFile = inProject('.env.example')
const exampleNow = readFileSync(exampleFile, 'utf8')
const exampleServices = /(# Outside services.*\n)[\s\S]*?(?=\n\n)/
if (!exampleServices.test(exampleNow)) throw new Error('.env.example: the outside services were not found.')
const example = exampleNow.replace(
  exampleServices,
  (_, heading) =>
    heading + serviceList.map(({ comment, variable }) => `# ${comment}\n${variable}=`).join('\n'),
)

const middlewareFile = inProject('middleware.ts')
const middlewareNow = readFileSync(middlewareFile, 'utf8')
const matcher = /'\/blog\/:slug\(\(\?!page\/\|.*\)\.\*\)'/
if (!matcher.test(middlewareNow)) throw new Error('middleware.ts: the matcher of articles was not found.')

/** The mails' words by language. A closed language has accounts, if it was open before. */
const translations = writtenLanguages.map(language => {
  if (language.base === '') return { language, words: mails }
  writeLanguage(language)
  const { mails: words } = require(inProject(`translated/${language.code}/mails`)) as { mails: typeof mails }
  return { language, words }
})
const templates = mailTemplates(translations).flatMap(({ name, subject, body }) => [
  { file: inProject(`docs/mail-templates/${name}.subject.txt`), text: `${subject}\n` },
  { file: inProject(`docs/mail-templates/${name}.html`), text: `${body}\n` },
])

const files = [
  ...templates,
  { file: inProject('lib/site/paths.ts'), text: paths },
  { file: inProject('lib/site/article-slugs.ts'), text: slugList },
  { file: inProject('lib/site/ended-services.ts'), text: endedList },
  { file: inProject('lib/site/colors.ts'), text: colors },
  { file: inProject('lib/site/public-addresses.ts'), text: publicAddressesModule },
  { file: exampleFile, text: example },
  {
    file: middlewareFile,
    text: middlewareNow.replace(
      matcher,
      () => `'/blog/:slug((?!page/|${slugs.map(slug => `${slug}$`).join('|')}).*)'`,
    ),
  },
]

function current(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A new article has no page before its drawings are there, for which `npm run art` needs the other files. */
function writeWordsIfRendered() {
  try {
    writeWords()
  } catch (error) {
    console.warn(`! ${describeError(error)}`)
    console.warn(
      '! The days of the sitemap stay as they are. Run npm run generate again when that is mended.',
    )
  }
}

function writeStale(isCheck: boolean) {
  const stale = files.filter(({ file, text }) => current(file) !== text)
  if (isCheck) {
    const words = wordsFinding()
    const findings = [
      ...stale.map(({ file }) => `${file} is out of date: run npm run generate`),
      ...(words ? [words] : []),
    ]
    for (const finding of findings) console.error(`✗ ${finding}`)
    if (findings.length > 0) process.exitCode = 1
    return
  }
  for (const { file, text } of stale) writeFileSync(file, text)
  console.log(
    stale.length === 0 ? 'Generated files: up to date.' : `Generated files: ${stale.length} written.`,
  )
}

const [command, ...words] = process.argv.slice(2)
try {
  if (command === 'notice') writeNotice(words)
  else if (command === undefined || command === '--check') writeStale(command === '--check')
  else throw new UserError(`Unknown command ${command}. The only one is: notice.`)
  if (command !== '--check') writeWordsIfRendered()
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
