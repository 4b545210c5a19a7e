import { Hint } from '../lib/hint.mjs'

/** Whether only programs on this machine can reach a server that listens on this host. */
export const isOnlyHere = host => /^(localhost|127(\.\d+){3}|::1)$/i.test(host)

const whatItIs = siteEnv =>
  `It was built with SITE_ENV=${siteEnv}: its people are invented, and its forms lead to the sandbox.`

/** A line for whoever starts a server; undefined for a build for production. */
export const sampleNotice = siteEnv =>
  siteEnv === 'production' ? undefined : `This is a sample build. ${whatItIs(siteEnv)}`

/**
 * Keeps a build that is not for production from going public by mistake.
 *
 * @param siteEnv of the manifest.
 * @param isWanted whether the caller gave `--sample`.
 * @throws saying what to do.
 */
export function refuseSample(siteEnv, isWanted) {
  if (siteEnv === 'production' || isWanted) return
  throw new Hint(
    `A sample build is not published. ${whatItIs(siteEnv)}\nSet SITE_ENV=production (README, Go live), or add --sample to show the sample to others.`,
  )
}
