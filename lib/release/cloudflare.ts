import type { Release, ReleaseFile } from './release-manifest'

/** Must not be later than the runtime of the installed wrangler, which local runs use. */
const compatibilityDate = '2026-04-26'

type WranglerOptions = {
  /** The worker's name at Cloudflare; its address is `<name>.<account>.workers.dev` until a route is given. */
  name: string
}

/**
 * `wrangler.jsonc` beside `assets/` and `worker/index.js`. The worker runs ahead of every file. Served without it, files
 * would have no headers from the manifest, a page's address would have no router data, and the 404 of an old script would
 * be cached for a year.
 */
export function wranglerConfig({ name }: WranglerOptions) {
  return {
    name,
    main: 'worker/index.js',
    compatibility_date: compatibilityDate,
    no_bundle: true,
    find_additional_modules: false,
    send_metrics: false,
    assets: {
      directory: './assets',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      run_worker_first: true,
    },
    observability: { enabled: false },
  }
}

/** The files that the worker serves, each in every encoding it has. */
export function assetFiles({
  entries,
  notFound,
  notFoundUnder,
}: Pick<Release, 'entries' | 'notFound' | 'notFoundUnder'>): string[] {
  const files: ReleaseFile[] = [
    ...entries.flatMap(({ variants }) => variants),
    notFound,
    ...notFoundUnder.map(({ file }) => file),
  ]
  const names = files.flatMap(({ file, encodings }) => [
    file,
    ...encodings.map(encoding => `${file}${encoding === 'br' ? '.br' : '.gz'}`),
  ])
  return [...new Set(names)]
}
