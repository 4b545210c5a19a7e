import type { Area } from '../security/areas'

type OutsideService = {
  variable: `NEXT_PUBLIC_${string}`
  /** Path in the sandbox. */
  sandboxPath: string
  /** Label in the sandbox. */
  label: string
  /** Comment in .env.example. */
  comment: string
  /** True for an address of a script. It runs in a sandboxed frame, never in a page (lib/security/outside-script-frame.ts). */
  script?: true
  /** The areas whose pages show the service in a frame. The content policy allows it only there. */
  embed?: {
    areas: readonly Area[]
    /** Features that the frame may use: Permissions-Policy. */
    features?: readonly 'fullscreen'[]
  }
}

/**
 * Every outside service, by the name of its address in `env`. Addresses, .env.example, the content policy and the
 * sandbox's page are derived from this list (`npm run generate`).
 */
export const outsideServices = {
  bookingUrl: {
    variable: 'NEXT_PUBLIC_BOOKING_URL',
    sandboxPath: '/booking',
    label: 'booking service',
    comment: 'Practice management: first visits are booked here',
  },
  portalUrl: {
    variable: 'NEXT_PUBLIC_PORTAL_URL',
    sandboxPath: '/portal',
    label: 'patient portal',
    comment: 'Patient portal sign-in',
  },
  dispensaryUrl: {
    variable: 'NEXT_PUBLIC_DISPENSARY_URL',
    sandboxPath: '/dispensary',
    label: 'supplement dispensary',
    comment: 'Supplement dispensary',
  },
  contactFormUrl: {
    variable: 'NEXT_PUBLIC_CONTACT_FORM_URL',
    sandboxPath: '/contact-form',
    label: 'contact form',
    comment: 'Embedded contact form: its frame',
    embed: { areas: ['contact'] },
  },
  contactFormScriptUrl: {
    variable: 'NEXT_PUBLIC_CONTACT_FORM_SCRIPT_URL',
    sandboxPath: '/contact-form.js',
    label: 'script of the contact form',
    comment: "Embedded contact form: the provider's script",
    script: true,
  },
  reviewsScriptUrl: {
    variable: 'NEXT_PUBLIC_REVIEWS_SCRIPT_URL',
    sandboxPath: '/reviews.js',
    label: 'reviews widget',
    comment: 'Reviews widget: its script',
    script: true,
  },
  mapEmbedUrl: {
    variable: 'NEXT_PUBLIC_MAP_EMBED_URL',
    sandboxPath: '/map',
    label: 'embedded map',
    comment: 'Embedded map',
    embed: { areas: ['contact'] },
  },
  directionsUrl: {
    variable: 'NEXT_PUBLIC_DIRECTIONS_URL',
    sandboxPath: '/directions',
    label: 'map directions',
    comment: 'Directions',
  },
  videoEmbedUrl: {
    variable: 'NEXT_PUBLIC_VIDEO_EMBED_URL',
    sandboxPath: '/video',
    label: 'embedded video',
    comment: 'Embedded video player (microneedling)',
    embed: { areas: ['video'], features: ['fullscreen'] },
  },
  googleReviewsUrl: {
    variable: 'NEXT_PUBLIC_GOOGLE_REVIEWS_URL',
    sandboxPath: '/google-reviews',
    label: 'Google reviews page',
    comment: 'The public reviews page',
  },
  guidePreviewUrl: {
    variable: 'NEXT_PUBLIC_GUIDE_PREVIEW_URL',
    sandboxPath: '/guide-preview',
    label: 'guide preview page',
    comment: 'Marketing page that the guide form and the popup open',
  },
} as const satisfies Record<string, OutsideService>

export type ServiceAddress = keyof typeof outsideServices

/** The same as a list. */
export const serviceList: readonly (OutsideService & { address: ServiceAddress })[] = Object.entries(
  outsideServices satisfies Record<string, OutsideService>,
).flatMap(([name, service]) => (isAddress(name) ? [{ ...service, address: name }] : []))

function isAddress(name: string): name is ServiceAddress {
  return name in outsideServices
}
