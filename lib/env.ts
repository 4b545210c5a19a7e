import { z } from 'zod'

/**
 * The only reader of process.env in the site. Every outside service is reached by an address from here; the
 * defaults are the local sandbox, so that everything can be seen and tested without a network.
 */

const sandboxPort = process.env.SANDBOX_PORT ?? '4010'
const sandboxOrigin = `http://localhost:${sandboxPort}`
const siteOrigin = `http://localhost:${process.env.PORT ?? '3000'}`

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

// NEXT_PUBLIC_* must be spelled out: the bundler replaces each one by its value.
const variables = {
  NEXT_PUBLIC_SITE_URL: [process.env.NEXT_PUBLIC_SITE_URL, siteOrigin],
  NEXT_PUBLIC_BOOKING_URL: [process.env.NEXT_PUBLIC_BOOKING_URL, `${sandboxOrigin}/booking`],
  NEXT_PUBLIC_PORTAL_URL: [process.env.NEXT_PUBLIC_PORTAL_URL, `${sandboxOrigin}/portal`],
  NEXT_PUBLIC_DISPENSARY_URL: [process.env.NEXT_PUBLIC_DISPENSARY_URL, `${sandboxOrigin}/dispensary`],
  NEXT_PUBLIC_CONTACT_FORM_URL: [process.env.NEXT_PUBLIC_CONTACT_FORM_URL, `${sandboxOrigin}/contact-form`],
  NEXT_PUBLIC_CONTACT_FORM_SCRIPT_URL: [
    process.env.NEXT_PUBLIC_CONTACT_FORM_SCRIPT_URL,
    `${sandboxOrigin}/contact-form.js`,
  ],
  NEXT_PUBLIC_REVIEWS_SCRIPT_URL: [process.env.NEXT_PUBLIC_REVIEWS_SCRIPT_URL, `${sandboxOrigin}/reviews.js`],
  NEXT_PUBLIC_MAP_EMBED_URL: [process.env.NEXT_PUBLIC_MAP_EMBED_URL, `${sandboxOrigin}/map`],
  NEXT_PUBLIC_DIRECTIONS_URL: [process.env.NEXT_PUBLIC_DIRECTIONS_URL, `${sandboxOrigin}/directions`],
  NEXT_PUBLIC_VIDEO_EMBED_URL: [process.env.NEXT_PUBLIC_VIDEO_EMBED_URL, `${sandboxOrigin}/video`],
  NEXT_PUBLIC_GOOGLE_REVIEWS_URL: [
    process.env.NEXT_PUBLIC_GOOGLE_REVIEWS_URL,
    `${sandboxOrigin}/google-reviews`,
  ],
  NEXT_PUBLIC_GUIDE_PREVIEW_URL: [
    process.env.NEXT_PUBLIC_GUIDE_PREVIEW_URL,
    `${sandboxOrigin}/guide-preview`,
  ],
  NEXT_PUBLIC_SUPABASE_URL: [process.env.NEXT_PUBLIC_SUPABASE_URL, sandboxOrigin],
} as const satisfies Record<string, readonly [string | undefined, string]>

export type AddressVariable = keyof typeof variables
export const addressVariables = Object.keys(variables).filter(
  (name): name is AddressVariable => name in variables,
)

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

/** Value of an address variable, as browsers write it: they are compared with it. @throws with the variable's name when it is malformed. */
function read(name: AddressVariable): string {
  const [given, fallback] = variables[name]
  const parsed = address.safeParse(given === undefined || given === '' ? fallback : given)
  if (!parsed.success)
    throw new Error(`${name} ${parsed.error.issues[0]?.message ?? 'is malformed'}: "${given}"`)
  return new URL(parsed.data).href
}

/** An address that paths are put behind. */
const readBase = (name: AddressVariable): string => read(name).replace(/\/$/, '')

const sandboxKey = 'sb_publishable_sandbox'
const publishableKey = process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY || sandboxKey

/** Variables that are unset or still mean the sandbox. Empty when the site may go live. */
export function sandboxVariables(): string[] {
  const key = publishableKey === sandboxKey ? ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'] : []
  return [...addressVariables.filter(name => isLocal(read(name))), ...key]
}

const siteEnv = z
  .enum(['development', 'production'], { error: 'SITE_ENV must be development or production' })
  .parse(process.env.SITE_ENV ?? 'development')

if (siteEnv === 'production') {
  const left = sandboxVariables()
  if (left.length > 0) {
    throw new Error(`SITE_ENV=production needs real values; missing or still the sandbox: ${left.join(', ')}`)
  }
}

export const env = {
  siteEnv,
  siteUrl: readBase('NEXT_PUBLIC_SITE_URL'),
  bookingUrl: read('NEXT_PUBLIC_BOOKING_URL'),
  portalUrl: read('NEXT_PUBLIC_PORTAL_URL'),
  dispensaryUrl: read('NEXT_PUBLIC_DISPENSARY_URL'),
  contactFormUrl: read('NEXT_PUBLIC_CONTACT_FORM_URL'),
  contactFormScriptUrl: read('NEXT_PUBLIC_CONTACT_FORM_SCRIPT_URL'),
  reviewsScriptUrl: read('NEXT_PUBLIC_REVIEWS_SCRIPT_URL'),
  mapEmbedUrl: read('NEXT_PUBLIC_MAP_EMBED_URL'),
  directionsUrl: read('NEXT_PUBLIC_DIRECTIONS_URL'),
  videoEmbedUrl: read('NEXT_PUBLIC_VIDEO_EMBED_URL'),
  googleReviewsUrl: read('NEXT_PUBLIC_GOOGLE_REVIEWS_URL'),
  guidePreviewUrl: read('NEXT_PUBLIC_GUIDE_PREVIEW_URL'),
  supabaseUrl: readBase('NEXT_PUBLIC_SUPABASE_URL'),
  supabasePublishableKey: publishableKey,
} as const
