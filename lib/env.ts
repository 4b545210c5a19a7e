import { outsideServices, serviceList } from './addresses/outside-services'
import { type SiteEnvironment, siteEnvironments } from './addresses/site-environments'
import { publicAddresses } from './site/public-addresses'
import { mapValues } from './words/map-values'

/**
 * The only reader of process.env in the site, with the list of addresses that `npm run generate` writes. Every outside
 * service is reached by an address from here; the defaults are the local sandbox, so that everything can be seen and
 * tested without a network.
 */

const sandboxPort = process.env.SANDBOX_PORT ?? '4010'
const sandboxOrigin = `http://localhost:${sandboxPort}`
const siteOrigin = `http://localhost:${process.env.PORT ?? '3000'}`

type AddressVariable = keyof typeof publicAddresses

const sandboxPaths = new Map<string, string>(
  serviceList.map(service => [service.variable, service.sandboxPath]),
)

/** Defaults: this site, and the sandbox, which serves the auth back end at its root. */
function fallbackFor(name: AddressVariable): string {
  return name === 'NEXT_PUBLIC_SITE_URL' ? siteOrigin : sandboxOrigin + (sandboxPaths.get(name) ?? '')
}

export const addressVariables = Object.keys(publicAddresses).filter(
  (name): name is AddressVariable => name in publicAddresses,
)

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

/** Normalized as browsers do it, because they compare. @throws naming the variable when its value is malformed. */
function parseAddress(name: string, value: string): string {
  const trimmed = value.trim()
  try {
    if (/^https?:\/\//i.test(trimmed)) return new URL(trimmed).href
  } catch {
    // Reported below.
  }
  throw new Error(`${name} must be an http(s) address: "${value}"`)
}

/** @throws naming the variable when its value is malformed. */
const read = (name: AddressVariable): string => parseAddress(name, publicAddresses[name] || fallbackFor(name))

/** An address that paths are appended to. */
const readBase = (name: AddressVariable): string => read(name).replace(/\/$/, '')

const sandboxKey = 'sb_publishable_sandbox'
const publishableKey = process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY || sandboxKey

/** Variables that are unset or still point to the sandbox. Empty when the site may go live. */
export function sandboxVariables(): string[] {
  const key = publishableKey === sandboxKey ? ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'] : []
  return [...addressVariables.filter(name => isLocal(read(name))), ...key]
}

const reportsVariable = 'NEXT_PUBLIC_REPORTS_URL'
/** Endpoint for problem reports (lib/browser/problem-reports.ts). When unset, nothing is reported. */
const reportsUrl = process.env.NEXT_PUBLIC_REPORTS_URL
  ? parseAddress(reportsVariable, process.env.NEXT_PUBLIC_REPORTS_URL)
  : undefined

const hstsVariable = 'HSTS_DAYS'

/** @throws when it is no number of days. */
function readHstsDays(): number {
  const given = process.env[hstsVariable]?.trim()
  if (!given) return 1
  if (/^\d{1,3}$/.test(given)) return Number(given)
  throw new Error(`${hstsVariable} must be a number of days from 0 to 999, or empty: "${given}"`)
}

const captchaVariable = 'NEXT_PUBLIC_CAPTCHA_SITE_KEY'

/** Site key of Cloudflare Turnstile, which is public. @throws when it is no such key. */
function readCaptchaSiteKey(): string | undefined {
  const given = process.env.NEXT_PUBLIC_CAPTCHA_SITE_KEY?.trim()
  if (!given) return undefined
  // The secret key is about twice as long, and belongs to the auth back end.
  if (/^\dx[\w-]{16,30}$/.test(given)) return given
  throw new Error(`${captchaVariable} must be a site key of Cloudflare Turnstile ("0x4AAA…"), or empty`)
}

const siteEnv = readSiteEnv()

/**
 * `draft`: development that also shows the owner which facts about the clinic's people are missing.
 * @throws for any other value: an empty one is a mistake, and must not turn a real site into a sandbox.
 */
function readSiteEnv(): SiteEnvironment {
  const value = process.env.SITE_ENV ?? 'development'
  const environment = siteEnvironments.find(one => one === value)
  if (environment) return environment
  throw new Error(`SITE_ENV must be development, draft or production, not "${value}"`)
}

/** Loopback, private, local and unroutable IPv4 ranges: first and last address. */
const localRanges = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['224.0.0.0', '255.255.255.255'],
] as const

const toNumber = (ip: string) => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

function isLocalIpv4(ip: string): boolean {
  const number = toNumber(ip)
  return localRanges.some(([first, last]) => number >= toNumber(first) && number <= toNumber(last))
}

/** @param ip as `URL` normalizes it: compressed, without brackets; an embedded IPv4 address is the last two groups. */
function isLocalIpv6(ip: string): boolean {
  const mapped = /^(?:::|::ffff:|64:ff9b::)([\da-f]+):([\da-f]+)$/.exec(ip)
  if (mapped) {
    const parts = mapped.slice(1).flatMap(group => {
      const number = Number.parseInt(group, 16)
      return [number >> 8, number & 255]
    })
    return isLocalIpv4(parts.join('.'))
  }
  // Unspecified, loopback, unique local, link-local, multicast.
  return /^(::1?$|f[cd]|fe[89a-f]|ff)/.test(ip)
}

/** `URL` has normalized the address: `http://0x7f.1` is 127.0.0.1 here. */
function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return isLocalIpv6(host.slice(1, -1))
  if (/^\d+(\.\d+){3}$/.test(host)) return isLocalIpv4(host)
  return !host.includes('.') || /\.(localhost|local|internal|lan|home|arpa)$/.test(host)
}

/** Why an address must not be used on a real site; undefined when it may. */
function faultOf(name: string, url: string): string | undefined {
  const { protocol, username, password, hostname, pathname, search, hash } = new URL(url)
  if (protocol !== 'https:') return 'must begin with https://'
  if (username || password) return 'must not contain a user name or password'
  // Addresses end up in the content policy, where an asterisk, a semicolon or a quote is syntax.
  if (!/^[a-z\d.:[\]-]+$/.test(hostname)) return 'must name a host in letters, digits, hyphens and dots'
  if (isLocalHost(hostname)) return 'must not be an address of this machine or a private network'
  if (bases.includes(name) && (pathname !== '/' || search || hash))
    return 'must not have a path, query or fragment'
}

/** Paths are appended to these; the client library adds the back end's `/auth/v1` itself. */
const bases = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL']

/** The key is compiled into the pages: a secret key would be published to everybody. */
function faultOfKey(key: string): string | undefined {
  if (key.startsWith('sb_secret_')) return 'is a secret key: use the publishable one'
  if (key.startsWith('sb_publishable_')) return
  const [, claims] = key.split('.')
  try {
    const parsed: unknown = JSON.parse(atob((claims ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const role = typeof parsed === 'object' && parsed !== null && 'role' in parsed && parsed.role
    if (role === 'anon') return
    if (typeof role === 'string') return `is a key for the role ${role}: use the publishable or the anon one`
  } catch {
    // Reported below.
  }
  return 'is neither a publishable key (sb_publishable_…) nor an anon key'
}

if (siteEnv === 'production') {
  const left = sandboxVariables()
  if (left.length > 0) {
    throw new Error(`SITE_ENV=production needs real values; missing or still the sandbox: ${left.join(', ')}`)
  }
  const faults = [
    ...addressVariables.map(name => [name, faultOf(name, read(name))] as const),
    ...(reportsUrl ? [[reportsVariable, faultOf(reportsVariable, reportsUrl)] as const] : []),
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', faultOfKey(publishableKey)] as const,
  ].flatMap(([name, fault]) => (fault ? [`${name} ${fault}`] : []))
  if (faults.length > 0) throw new Error(`SITE_ENV=production refuses: ${faults.join('; ')}`)
}

export const env = {
  siteEnv,
  /** Whether pages show what is not public yet, marked as such. The content check looks at it, too, before its day comes. */
  showsAhead:
    siteEnv === 'draft' || process.env.NODE_ENV === 'development' || process.env.CHECK_AHEAD === 'yes',
  siteUrl: readBase('NEXT_PUBLIC_SITE_URL'),
  ...mapValues(outsideServices, ({ variable }) => read(variable)),
  supabaseUrl: readBase('NEXT_PUBLIC_SUPABASE_URL'),
  supabasePublishableKey: publishableKey,
  reportsUrl,
  hstsDays: readHstsDays(),
  captchaSiteKey: readCaptchaSiteKey(),
} as const
