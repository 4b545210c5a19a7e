/**
 * What the scripts of other companies may do in their frames (docs/decisions/outside-scripts.md). Never
 * `allow-same-origin`: it would give them the site's origin.
 */
export const frameSandboxes = {
  /** Run scripts, and open links in a new tab. */
  reviews: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  contactForm: 'allow-scripts',
} as const
