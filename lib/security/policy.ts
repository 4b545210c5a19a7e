import { env } from '../env'
import { type Area, areaOf } from './areas'

const originOf = (url: string) => new URL(url).origin
const unique = (values: readonly string[]) => [...new Set(values)]

type Services = { scripts: readonly string[]; frames: readonly string[] }

/** Addresses of outside scripts and frames, by area. */
const services: Record<Area, Services> = {
  private: { scripts: [], frames: [] },
  open: { scripts: [env.reviewsScriptUrl], frames: [] },
  contact: {
    scripts: [env.reviewsScriptUrl, env.contactFormScriptUrl],
    frames: [env.contactFormUrl, env.mapEmbedUrl],
  },
  film: { scripts: [env.reviewsScriptUrl], frames: [env.videoEmbedUrl] },
}

/** Outside scripts that the page's Trusted Types policy admits, as whole addresses. */
export function outsideScripts(path: string): readonly string[] {
  return services[areaOf(path)].scripts
}

export function hasFrames(path: string): boolean {
  return services[areaOf(path)].frames.length > 0
}

type PageFacts = {
  path: string
  /** CSP hashes of the style elements that the page has or its scripts add. */
  styleHashes: readonly string[]
  /** Origins other than the site's own that its forms name as their action. */
  formOrigins: readonly string[]
}

/** The content security policy of one sealed page: nothing is allowed that it does not use. */
export function contentPolicy({ path, styleHashes, formOrigins }: PageFacts): string {
  const area = areaOf(path)
  const { scripts, frames } = services[area]
  // A frame cannot report that its service is down; the page asks the service itself.
  const asked = frames.map(originOf)
  // The frame of the reviews. The page for lost addresses has it below private ones, and which it is only the browser knows.
  const framed = area === 'private' || path === '/_not-found' ? [`'self'`] : unique(asked)
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...unique(scripts.map(originOf))],
    ['style-src', "'self'", ...unique(styleHashes).map(hash => `'${hash}'`)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...unique([originOf(env.supabaseUrl), ...asked])],
    ...(framed.length > 0 ? [['frame-src', ...framed] satisfies [string, ...string[]]] : []),
    ['form-action', "'self'", ...unique(formOrigins)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(env.siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] satisfies [string]] : []),
  ]
  return directives.map(directive => directive.join(' ')).join('; ')
}
