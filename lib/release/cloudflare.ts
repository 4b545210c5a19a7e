import type { Release, ReleaseFile } from './manifest'

/** A date not later than the runtime's of the installed wrangler, which is what local runs have. */
const compatibilityDate = '2026-04-26'

type WranglerOptions = {
  /** The worker's name at Cloudflare; its address is `<name>.<account>.workers.dev` until a route is given. */
  name: string
}

/**
 * `wrangler.jsonc` beside `assets/` and `worker/index.js`. The worker runs ahead of every file: files served without it
 * would have neither the headers of the manifest, nor router data at a page's address, and an old script that is missing would be kept
 * for a year as if it were there.
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

/** The files that the worker asks for, each in every coding that it has. */
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
