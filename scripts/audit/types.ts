/** Something a route fails; `check` names the rule, `message` says what is wrong and where. */
export type Miss = { check: string; message: string }

export type Route = {
  path: string
  /** Pages are read and visited; files (robots.txt, sitemap, images) need only answer; one address must not exist. */
  kind: 'page' | 'file' | 'not-found'
}

export type Settings = {
  /** Origin where the audited site answers, without a trailing slash. */
  site: string
  /** Origin its pages name as their own. */
  publicSite: string
  sandbox: string
  sealed: boolean
}

export type Bytes = {
  /** Brotli 11 of the served HTML, whole. */
  html: number
  /** Transferred, compressed as served. */
  script: number
  style: number
  font: number
  image: number
  /** Everything above with the HTML as transferred, headers included. */
  total: number
  requests: number
}
