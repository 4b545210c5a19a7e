import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { signInFirst } from '@/lib/auth/return-path'
import { loadedAtOnce } from '@/lib/security/areas'
import { contentPolicy } from '@/lib/security/policy'
import { earlyOrigins, earlyPages } from '@/lib/site/early'
import { localPath } from '@/lib/site/local-path'
import { addPolicies } from './add-policies'
import { type BuildOutput, createBuildOutput } from './build-output'
import {
  faultsOf,
  formOrigins,
  putParts,
  type Scripts,
  takeLinks,
  takeScripts,
  UnexpectedOutput,
} from './page'
import { scriptFile } from './script-file'
import { digest, stylesFor, withoutFontFaces } from './styles'
import { tighten } from './tighten'
import { styleOfToasts } from './toasts'

const statics = localPath('/_next/static/')
const notFound = '/_not-found'
const runtimeFile = /^chunks\/turbopack-/

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
const htmlFile = (path: string) => join('server', 'app', `${path === '/' ? 'index' : path.slice(1)}.html`)

type Shared = {
  output: BuildOutput
  boot: { src: string; integrity: string }
  /** Files that every page has; they are constants of the boot script. */
  everywhere: { files: readonly string[]; styles: readonly string[] }
  /** Hashes of style elements that scripts add. */
  addedStyles: readonly string[]
}

type SealedPage = {
  html: string
  policy: string
  flight: { file: string; text: string }
  sheets: readonly { file: string; text: string }[]
}

/** A page of Next's output, split into its parts. */
type Taken = Omit<Scripts, 'html'> & ReturnType<typeof takeLinks>

function take(page: string): Taken {
  const { html, ...scripts } = takeScripts(page)
  return { ...scripts, ...takeLinks(html) }
}

async function sealPage(path: string, taken: Taken, shared: Shared): Promise<SealedPage> {
  const { output, boot, addedStyles, everywhere } = shared
  const sheets = await Promise.all(taken.styles.map(file => output.read(join('static', file))))
  const rules = await stylesFor(taken.html, sheets.join('\n'))
  // URLs in the stylesheet are relative to its folder; inlined, they would be relative to the page.
  const css = tighten(rules.replaceAll('url(../', `url(${statics}`), taken.html)
  const text = taken.inline.join(';\n')
  const flight = { file: `seal/${nameOf(text)}.js`, text }
  const html = putParts(taken.html, {
    css,
    boot,
    app: [flight.file, ...taken.files.filter(file => !everywhere.files.includes(file))],
    styles: taken.styles.filter(file => !everywhere.styles.includes(file)),
    eager: loadedAtOnce(path),
    gate: signInFirst(path),
  })
  const faults = faultsOf(html)
  if (faults.length > 0) throw new UnexpectedOutput(faults.join(', '))
  const policy = contentPolicy({
    path,
    styleHashes: [digest(css), ...addedStyles],
    formOrigins: formOrigins(html),
  })
  const whole = taken.styles.map((file, index) => ({ file, text: withoutFontFaces(sheets[index] ?? '') }))
  return { html, policy, flight, sheets: whole }
}

async function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new UnexpectedOutput(`${path} cannot be sealed: ${message}`, { cause: error })
  }
}

function inAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists
  return first.filter(file => others.every(list => list.includes(file)))
}

/** Seals every page of a finished build. Nothing is changed unless all of it succeeds. */
export async function seal(folder: string): Promise<number> {
  const output = createBuildOutput(folder)
  const files = new Map<string, string>()
  const pages = new Map<string, Taken>()
  for (const path of await output.pages()) {
    pages.set(path, await explained(path, async () => take(await output.read(htmlFile(path)))))
  }
  const everywhere = {
    files: inAll([...pages.values()].map(({ files }) => files)),
    // Order matters in CSS, so only a stylesheet that is first on every page can be shared.
    styles: inAll([...pages.values()].map(({ styles }) => styles.slice(0, 1))),
  }
  const [runtime, ...runtimes] = everywhere.files.filter(file => runtimeFile.test(file))
  if (runtime === undefined || runtimes.length > 0)
    throw new UnexpectedOutput('The pages do not share one file with the runtime of the bundler.')
  const handOver = await scriptFile('hand-over', { statics })
  const handOverName = `seal/hand-over-${nameOf(handOver)}.js`
  files.set(join('static', handOverName), handOver)
  const prefetch = await scriptFile('prefetch', { earlyPages })
  const prefetchFile = `seal/prefetch-${nameOf(prefetch)}.js`
  files.set(join('static', prefetchFile), prefetch)
  const script = await scriptFile('boot', {
    statics,
    prefetchFile,
    earlyOrigins,
    // The runtime is last: it starts React.
    sharedFiles: [handOverName, ...everywhere.files.filter(file => file !== runtime), runtime].join(' '),
    sharedStyles: everywhere.styles.join(' '),
  })
  const bootName = `seal/boot-${nameOf(script)}.js`
  files.set(join('static', bootName), script)
  const toasts = styleOfToasts()
  const shared: Shared = {
    output,
    boot: { src: statics + bootName, integrity: digest(script) },
    everywhere,
    addedStyles: (await output.isInChunks('[data-sonner-toaster]'))
      ? // The element is empty when it is inserted; its text follows.
        [digest(''), digest(toasts)]
      : [],
  }
  const policies = new Map<string, string>()
  for (const [path, taken] of pages) {
    const page = await explained(path, () => sealPage(path, taken, shared))
    files.set(join('static', page.flight.file), page.flight.text)
    for (const { file, text } of page.sheets) files.set(join('static', file), text)
    files.set(htmlFile(path), page.html)
    // Next writes a second copy of this page, for static hosts.
    if (path === notFound) files.set(join('server', 'pages', '404.html'), page.html)
    policies.set(path, page.policy)
  }
  const missing = policies.get(notFound)
  if (missing === undefined) throw new UnexpectedOutput('The build has no not-found page.')
  policies.delete(notFound)
  const manifest = addPolicies(await output.readJson('routes-manifest.json'), {
    pages: policies,
    notFound: missing,
  })
  files.set('routes-manifest.json', JSON.stringify(manifest))
  files.set('SEALED', `${policies.size + 1} pages\n`)
  await output.replace(files)
  return policies.size + 1
}
