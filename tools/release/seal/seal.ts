import { siteAddresses } from '@/components/site-addresses'
import { clinic } from '@/content/facts/clinic'
import { notice } from '@/content/facts/notice'
import { signInFirst } from '@/lib/auth/return-path'
import { noticeEnd } from '@/lib/clinic/notice'
import { eagerLoading, hydrates } from '@/lib/security/areas'
import { contentPolicy } from '@/lib/security/policy'
import { preconnectedOrigins, prefetchedPages } from '@/lib/site/prefetched'
import { codeBookingLinks } from './booking-codes'
import { moduleFiles } from './modules'
import {
  faultsOf,
  formOrigins,
  injectHead,
  type Scripts,
  shorten,
  stripLinks,
  stripScripts,
  UnexpectedOutput,
} from './page'
import { scriptFile } from './script-file'
import { nameOf, runtimeFile, staticFolder } from './static-files'
import { digest, stylesFor, withoutFontFaces } from './styles'
import { shortenNames, tighten } from './tighten'
import { styleOfToasts } from './toasts'

type ServedScript = { src: string; integrity: string }

type Shared = {
  /** The build's files, by their names below /_next/static. */
  built: ReadonlyMap<string, Buffer>
  /** The script of a page that hydrates; none where no page does. */
  boot: ServedScript | undefined
  /** Of a page that does not. */
  start: ServedScript
  /** Files that every page has, or every page that hydrates; they are constants of those scripts. */
  sharedFiles: { files: readonly string[]; styles: readonly string[] }
  /** Hashes of style elements that scripts add. */
  addedStyles: readonly string[]
}

type SealedPage = {
  html: string
  policy: string
  /** Its data for React, if it hydrates. */
  flight: { file: string; text: string } | undefined
  stylesheets: readonly { file: string; text: string }[]
}

/** A page of Next's output, split into its parts. */
type StrippedPage = Omit<Scripts, 'html'> & ReturnType<typeof stripLinks>

function strip(page: string): StrippedPage {
  const { html, ...scripts } = stripScripts(page)
  return { ...scripts, ...stripLinks(html) }
}

function read(built: Shared['built'], file: string): string {
  const body = built.get(file)
  if (!body) throw new UnexpectedOutput(`The build has no file ${file}.`)
  return body.toString()
}

async function sealPage(path: string, stripped: StrippedPage, shared: Shared): Promise<SealedPage> {
  const { built, boot, start, addedStyles, sharedFiles } = shared
  const stylesheets = stripped.styles.map(file => read(built, file))
  const rules = await stylesFor(stripped.html, stylesheets.join('\n'), !hydrates(path))
  // URLs in the stylesheet are relative to its folder; inlined, they would be relative to the page.
  const tight = tighten(rules.replaceAll('url(../', `url(${staticFolder}`), stripped.html)
  const { css, markup } = shortenNames(tight, stripped.html)
  const text = stripped.inline.join(';\n')
  const flight = boot && hydrates(path) ? { file: `seal/${nameOf(text)}.js`, text } : undefined
  const own = stripped.files.filter(file => !sharedFiles.files.includes(file))
  const sealed = injectHead(codeBookingLinks(markup, path), {
    css,
    styles: stripped.styles.filter(file => !sharedFiles.styles.includes(file)),
    boot: boot && flight ? boot : start,
    ...(flight
      ? { hydration: { app: [flight.file, ...own], eager: eagerLoading(path), gate: signInFirst(path) } }
      : {}),
  })
  // Last: an end tag that the parser would add must stay before an inserted script.
  const html = shorten(sealed, { hydrates: flight !== undefined })
  const faults = faultsOf(html)
  if (faults.length > 0) throw new UnexpectedOutput(faults.join(', '))
  const policy = contentPolicy({
    path,
    styleHashes: [digest(css), ...addedStyles],
    formOrigins: formOrigins(html),
  })
  const fullStylesheets = stripped.styles.map((file, index) => ({
    file,
    text: withoutFontFaces(stylesheets[index] ?? ''),
  }))
  return { html, policy, flight, stylesheets: fullStylesheets }
}

async function withPagePath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new UnexpectedOutput(`${path} cannot be sealed: ${message}`, { cause: error })
  }
}

function intersection(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists
  return first.filter(file => others.every(list => list.includes(file)))
}

export type Sealed = {
  /** By the page's path. */
  pages: ReadonlyMap<string, { html: string; policy: string }>
  /** Files below /_next/static that are added, or that replace the build's. */
  files: ReadonlyMap<string, string>
}

/** @param sources the pages' HTML, by their paths without the language. */
export async function seal(
  sources: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, Buffer>,
): Promise<Sealed> {
  const files = new Map<string, string>()
  const parts = new Map<string, StrippedPage>()
  for (const [path, html] of sources) parts.set(path, await withPagePath(path, async () => strip(html)))
  const hydrating = [...parts].flatMap(([path, { files }]) => (hydrates(path) ? [files] : []))
  const sharedFiles = {
    files: intersection(hydrating),
    // Order matters in CSS, so only a stylesheet that is first on every page can be shared.
    styles: intersection([...parts.values()].map(({ styles }) => styles.slice(0, 1))),
  }
  const prefetch = await scriptFile('prefetch', { prefetchedPages })
  const prefetchFile = `seal/prefetch-${nameOf(prefetch)}.js`
  files.set(prefetchFile, prefetch)
  const modules = await moduleFiles('seal')
  for (const [file, text] of modules.files) files.set(file, text)
  const everywhere = {
    staticFolder,
    prefetchFile,
    preconnectedOrigins,
    noticeUntil: notice ? noticeEnd(notice, clinic.timeZone) : 0,
    sharedStyles: sharedFiles.styles.join(' '),
  }
  async function served(name: 'boot' | 'start', constants: Record<string, unknown>): Promise<ServedScript> {
    const text = await scriptFile(name, { ...everywhere, ...constants })
    const file = `seal/${name}-${nameOf(text)}.js`
    files.set(file, text)
    return { src: staticFolder + file, integrity: digest(text) }
  }
  async function bootScript(): Promise<ServedScript> {
    const [runtime, ...runtimes] = sharedFiles.files.filter(file => runtimeFile.test(file))
    if (runtime === undefined || runtimes.length > 0)
      throw new UnexpectedOutput(
        'The pages that hydrate do not share one file with the runtime of the bundler.',
      )
    const handOver = await scriptFile('hand-over', { staticFolder })
    const handOverName = `seal/hand-over-${nameOf(handOver)}.js`
    files.set(handOverName, handOver)
    // The runtime is last: it starts React.
    const shared = [handOverName, ...sharedFiles.files.filter(file => file !== runtime), runtime]
    return served('boot', { sharedFiles: shared.join(' ') })
  }
  const toasts = styleOfToasts()
  const hasToaster = [...built].some(
    ([file, body]) => file.endsWith('.js') && body.includes('[data-sonner-toaster]'),
  )
  const shared: Shared = {
    built,
    // A language may lack the calculator, accounts and the page of what is kept on the device.
    boot: hydrating.length > 0 ? await bootScript() : undefined,
    start: await served('start', { modulesFile: modules.entry, site: siteAddresses }),
    sharedFiles,
    // The element is empty when it is inserted; its text follows.
    addedStyles: hasToaster ? [digest(''), digest(toasts)] : [],
  }
  const pages = new Map<string, { html: string; policy: string }>()
  for (const [path, stripped] of parts) {
    const { html, policy, flight, stylesheets } = await withPagePath(path, () =>
      sealPage(path, stripped, shared),
    )
    for (const { file, text } of [...(flight ? [flight] : []), ...stylesheets]) files.set(file, text)
    pages.set(path, { html, policy })
  }
  return { pages, files }
}
