import { serviceList } from '../addresses/outside-services'
import { env } from '../env'
import { type Area, areaOf } from './areas'

const originOf = (url: string) => new URL(url).origin
const unique = (values: readonly string[]) => [...new Set(values)]

const embedded = serviceList.flatMap(({ address, embed }) => (embed ? [{ url: env[address], ...embed }] : []))

/** Addresses of the outside frames of an area. */
const framesOf = (area: Area) => embedded.filter(({ areas }) => areas.includes(area)).map(({ url }) => url)

export const areaHasFrames = (area: Area) => framesOf(area).length > 0

export function hasFrames(path: string): boolean {
  return areaHasFrames(areaOf(path))
}

/** Origins of the frames that may use a feature of the browser. */
export function framesWith(feature: 'fullscreen', area: Area): readonly string[] {
  const frames = embedded.filter(({ areas, features }) => areas.includes(area) && features?.includes(feature))
  return unique(frames.map(({ url }) => originOf(url)))
}

type PageFacts = {
  path: string
  /** CSP hashes of the style elements in the page and of those that its scripts add. */
  styleHashes: readonly string[]
  /** Origins of its forms' actions, other than the site's own. */
  formOrigins: readonly string[]
}

type Directive = [name: string, ...values: string[]]

const serialize = (directives: readonly Directive[]) =>
  directives.map(directive => directive.join(' ')).join('; ')

/** The content security policy of one sealed page: nothing is allowed that it does not use. */
export function contentPolicy(facts: PageFacts): string {
  return serialize(directivesFor(facts))
}

/** Next's development server also evaluates code, adds styles and opens a WebSocket. */
const developmentExtras = new Map([
  ['script-src', ["'unsafe-inline'", "'unsafe-eval'"]],
  ['style-src', ["'unsafe-inline'"]],
  ['connect-src', ['ws:']],
])

/** Directives that only apply to sealed pages, or that a report-only policy rejects. */
const sealedOnly = ['require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests']

/** Report-only policy for `npm run dev`: it reports what a sealed page would block. */
export function developmentPolicy(path: string): string {
  const directives = directivesFor({ path, styleHashes: [], formOrigins: [originOf(env.guidePreviewUrl)] })
  return serialize(
    directives
      .filter(([name]) => !sealedOnly.includes(name))
      .map(([name, ...values]) => [name, ...values, ...(developmentExtras.get(name) ?? [])]),
  )
}

function directivesFor({ path, styleHashes, formOrigins }: PageFacts): Directive[] {
  const area = areaOf(path)
  // A frame cannot report that its service is down, so the page sends the service a request of its own.
  const frameUrls = framesOf(area)
  const reports = env.reportsUrl ? [env.reportsUrl] : []
  return [
    ['default-src', "'none'"],
    // On every page: an outside script could read the session and saved lab values (docs/decisions/outside-scripts.md).
    ['script-src', "'self'"],
    ['style-src', "'self'", ...unique(styleHashes).map(hash => `'${hash}'`)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...unique([env.supabaseUrl, ...frameUrls, ...reports].map(originOf))],
    // The site's own frames are those of the reviews and the contact form (outside-script-frame.ts).
    ['frame-src', "'self'", ...unique(frameUrls.map(originOf))],
    ['form-action', "'self'", ...unique(formOrigins)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(env.siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] satisfies Directive] : []),
  ]
}
