/** A failed check of a route; `message` says what is wrong and where. */
export type Miss = { check: string; message: string }

export type Route = {
  path: string
  /** Pages get all checks; files (robots.txt, sitemap, images) only need to answer; `not-found` must answer 404. */
  kind: 'page' | 'file' | 'not-found'
}

export type Settings = {
  /** Origin where the audited site is served. */
  site: string
  /** Origin in its pages' canonical links. */
  publicSite: string
  sandbox: string
  sealed: boolean
}

export type Bytes = {
  /** The whole HTML as brotli 11. */
  html: number
  /** Transferred bytes, compressed as served. */
  script: number
  style: number
  font: number
  image: number
  /** All transferred bytes, including the HTML and headers. */
  total: number
  requests: number
}
