import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isApplication } from '@/lib/security/areas'
import { contentPolicy, outsideScripts } from '@/lib/security/policy'
import { type BuildOutput, createBuildOutput } from './build-output'
import { addPolicies } from './headers'
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

const statics = '/_next/static/'
const notFound = '/_not-found'

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const pack = promisify(brotliCompress)
const htmlFile = (path: string) => join('server', 'app', `${path === '/' ? 'index' : path.slice(1)}.html`)

type Shared = {
  output: BuildOutput
  boot: { src: string; integrity: string }
  /** Files of the app that every page has: the boot script knows them. */
  files: ReadonlySet<string>
  /** Hashes of style elements that scripts add. */
  addedStyles: readonly string[]
}

type SealedPage = {
  html: string
  policy: string
  flight: { file: string; text: string }
  sheets: readonly { file: string; text: string }[]
}

async function sealPage(path: string, scripts: Scripts, shared: Shared): Promise<SealedPage> {
  const { output, boot, addedStyles, files } = shared
  const links = takeLinks(scripts.html)
  const sheets = await Promise.all(links.styles.map(file => output.read(join('static', file))))
  const rules = await stylesFor(links.html, sheets.join('\n'))
  // Named from the stylesheet's folder there, from the page here.
  const css = tighten(rules.replaceAll('url(../', `url(${statics}`), links.html)
  const text = scripts.inline.join(';\n')
  const flight = { file: `seal/${nameOf(text)}.js`, text }
  const html = putParts(links.html, {
    css,
    boot,
    app: [flight.file, ...scripts.files.filter(file => !files.has(file))],
    styles: links.styles,
    eager: isApplication(path),
    outside: outsideScripts(path),
  })
  const faults = faultsOf(html)
  if (faults.length > 0) throw new UnexpectedOutput(faults.join(', '))
  const policy = contentPolicy({
    path,
    styleHashes: [digest(css), ...addedStyles],
    formOrigins: formOrigins(html),
  })
  const whole = links.styles.map((file, index) => ({ file, text: withoutFontFaces(sheets[index] ?? '') }))
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

/** In the order of the first page. */
function filesOfAll(pages: readonly Scripts[]): string[] {
  const [first, ...others] = pages
  return first?.files.filter(file => others.every(({ files }) => files.includes(file))) ?? []
}

/** Seals every page of a finished build. Nothing is changed unless all of it succeeds. */
export async function seal(folder: string): Promise<number> {
  const output = createBuildOutput(folder)
  const files = new Map<string, string | Buffer>()
  const pages = new Map<string, Scripts>()
  for (const path of await output.pages()) {
    pages.set(path, await explained(path, async () => takeScripts(await output.read(htmlFile(path)))))
  }
  const everywhere = filesOfAll([...pages.values()])
  const handOver = await scriptFile('hand-over')
  const handOverName = `seal/hand-over-${nameOf(handOver)}.js`
  files.set(join('static', handOverName), handOver)
  const script = await scriptFile('boot', { sharedFiles: [handOverName, ...everywhere] })
  const bootName = `seal/boot-${nameOf(script)}.js`
  files.set(join('static', bootName), script)
  const toasts = styleOfToasts()
  const shared: Shared = {
    output,
    boot: { src: statics + bootName, integrity: digest(script) },
    files: new Set(everywhere),
    addedStyles: (await output.isInChunks('[data-sonner-toaster]'))
      ? // Its element is empty when it enters the page; the text follows.
        [digest(''), digest(toasts)]
      : [],
  }
  const policies = new Map<string, string>()
  for (const [path, scripts] of pages) {
    const page = await explained(path, () => sealPage(path, scripts, shared))
    files.set(join('static', page.flight.file), page.flight.text)
    for (const { file, text } of page.sheets) files.set(join('static', file), text)
    files.set(htmlFile(path), page.html)
    // For scripts/serve.mjs; the library's default is the highest quality.
    files.set(join('brotli', `${path === '/' ? 'index' : path.slice(1)}.br`), await pack(page.html))
    // Next keeps a second copy of this one, for hosts that serve files.
    if (path === notFound) files.set(join('server', 'pages', '404.html'), page.html)
    policies.set(path, page.policy)
  }
  const missing = policies.get(notFound)
  if (missing === undefined) throw new UnexpectedOutput('There is no page for addresses that do not exist.')
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
