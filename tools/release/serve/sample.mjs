import { UserError } from '../../runner/user-error.mjs'

/** Whether only programs on this machine can reach a server that listens on this host. */
export const isLoopback = host => /^(localhost|127(\.\d+){3}|::1)$/i.test(host)

const describeSample = siteEnv =>
  `It was built with SITE_ENV=${siteEnv}: its people are invented, and its forms lead to the sandbox.`

/** A line for whoever starts a server; undefined for a build for production. */
export const sampleNotice = siteEnv =>
  siteEnv === 'production' ? undefined : `This is a sample build. ${describeSample(siteEnv)}`

/**
 * Keeps a build that is not for production from going public by mistake.
 *
 * @param siteEnv of the manifest.
 * @param isAllowed whether the caller gave `--sample`.
 * @throws saying what to do.
 */
export function refuseSample(siteEnv, isAllowed) {
  if (siteEnv === 'production' || isAllowed) return
  throw new UserError(
    `A sample build is not published. ${describeSample(siteEnv)}\nSet SITE_ENV=production (README, Go live), or add --sample to show the sample to others.`,
  )
}
