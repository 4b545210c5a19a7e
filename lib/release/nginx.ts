import type { Release, ReleaseFile } from './release-manifest'

export type NginxOptions = {
  /** The folder of the release, absolute. */
  releaseFolder: string
  /** Writable folder for nginx's pid file and temporary files. */
  runFolder: string
  /** Addresses to listen on, such as `127.0.0.1:3000`. */
  listen: readonly string[]
  /** Address of the Node front, for the paths that depend on a cookie. */
  node: string
  /** Path of `ngx_http_brotli_static_module.so`. Without it, gzip is served. */
  brotliModule?: string
  /** User that the workers run as. Only takes effect when nginx is started by root. */
  user?: string
  /** Maximum of open connections per client address. Loopback addresses are proxies and have no limit. */
  connectionsPerAddress?: number
}

const reasons = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
} as const

/** nginx uses nonstandard codes for some of these. */
const ownNumbers = { 431: '494' } as const

function quoted(text: string): string {
  if (/[\r\n]/.test(text)) throw new Error(`nginx cannot write ${JSON.stringify(text)}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** For values in which nginx expands variables. It has no escape for `$`. */
const expanded = (text: string) => quoted(text).replaceAll('$', `\${dollar}`)

const indent = (lines: readonly string[]) => lines.map(line => `  ${line}`)
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}']

/** nginx unescapes a backslash only before a quotation mark, so others stay. `$` alone would also match before a final line feed. */
const regex = (pattern: string) => `"${pattern.replaceAll('"', '\\"').replace(/\$$/, '\\z')}"`

/** Content type and headers, one include file per combination: a thousand locations share a few dozen of them. */
function answerFiles(release: Release) {
  const names = new Map<string, string>()
  const files: Record<string, string> = {}
  const lifetimes = new Map<string, string>()

  function lifetime(cacheControl: string): string {
    if (!isShared.test(cacheControl)) return expanded(cacheControl)
    const name = lifetimes.get(cacheControl) ?? `$lifetime${lifetimes.size}`
    lifetimes.set(cacheControl, name)
    return name
  }

  function headersOf(set: string, cacheControl: string | undefined): string[] {
    const headers = release.headerSets[set]
    if (!headers) throw new Error(`The release has no header set ${set}`)
    return Object.entries(headers).flatMap(([name, value]) => {
      switch (name.toLowerCase()) {
        case 'cache-control':
          return [`add_header ${name} ${lifetime(cacheControl ?? value)} always;`]
        default:
          return [`add_header ${name} ${expanded(value)} always;`]
      }
    })
  }

  function nameOf(type: string, set: string, cacheControl?: string): string {
    const key = [set, type, cacheControl].join(' ')
    const known = names.get(key)
    if (known) return known
    const name = `answers/${names.size}.conf`
    names.set(key, name)
    files[name] = [
      'types { }',
      `default_type ${quoted(type)};`,
      ...headersOf(set, cacheControl),
      // A file's mtime is when it was copied, not when its content changed.
      'add_header Last-Modified "";',
      '',
    ].join('\n')
    return name
  }

  return { files, nameOf, lifetimes }
}

const isShared = /s-maxage|public/

/** For 206 and 416, which nginx sends with the same headers. */
const withoutShared = (cacheControl: string) =>
  ['private', ...cacheControl.split(/,\s*/).filter(part => !isShared.test(part))].join(', ')

/** Prefix of the internal locations, which no request can reach from outside. */
const inner = '/~release'

/**
 * The complete nginx configuration for a release, by file name: `nginx.conf` and its includes. Anonymous visitors are
 * served from files alone.
 *
 * Known paths are exact locations rather than keys of a map, because map keys are case-insensitive.
 */
export function nginxFiles(release: Release, options: NginxOptions): Record<string, string> {
  const { files, nameOf, lifetimes } = answerFiles(release)
  const answer = (type: string, set: string) => `include ${nameOf(type, set)};`
  const file = ({ file: name, type, headers }: ReleaseFile) => [
    answer(type, headers),
    `try_files ${expanded(`/${name}`)} =404;`,
  ]

  /** Internal folders by include file, for router data and for pages requested at the router's addresses. */
  const innerFolders = new Map<string, string>()
  function innerAddress({ file: name, type, headers }: ReleaseFile, cacheControl?: string): string {
    const conf = nameOf(type, headers, cacheControl)
    const folder = innerFolders.get(conf) ?? `${inner}/${innerFolders.size}/`
    innerFolders.set(conf, folder)
    return folder + name
  }

  const routerFiles = release.entries.flatMap(({ path, variants }) =>
    variants.flatMap((variant): [key: string, address: string][] => {
      switch (variant.kind) {
        case 'file':
          return []
        case 'document':
          return [[`page ${path}`, innerAddress(variant, release.routerQueryCaching)]]
        case 'flight':
          return [[`data ${path}`, innerAddress(variant)]]
        case 'segment':
          return [[`data${variant.segment} ${path}`, innerAddress(variant)]]
        default:
          throw variant satisfies never
      }
    }),
  )

  const entryLocations = release.entries.flatMap(({ path, variants }) => {
    const [first, ...others] = variants
    if (!first) return []
    const dynamic = release.dynamic.findIndex(one => one.path === path)
    return block(`location = ${quoted(path)}`, [
      ...(dynamic < 0
        ? []
        : [`error_page 418 = @dynamic${dynamic};`, `if ($has_cookie${dynamic}) { return 418; }`]),
      ...(others.length > 0 ? ['if ($router) { rewrite ^ $router_file last; }'] : []),
      ...file(first),
    ])
  })

  const dynamicLocations = release.dynamic.flatMap(({ path, fallbackFile }, index) => {
    const page = release.entries.find(entry => entry.path === path)?.variants[0]
    if (!page) throw new Error(`The release has no page at ${path}`)
    const fallback = `${inner}-fallback${index}`
    return [
      ...block(`location @dynamic${index}`, [
        'proxy_pass http://node;',
        'proxy_http_version 1.1;',
        'proxy_set_header Connection "";',
        'proxy_set_header Host $http_host;',
        'proxy_connect_timeout 500ms;',
        'proxy_read_timeout 5s;',
        'proxy_intercept_errors on;',
        `error_page 500 502 503 504 = ${fallback};`,
      ]),
      ...block(`location = ${fallback}`, ['internal;', ...file({ ...page, file: fallbackFile })]),
    ]
  })

  const redirectLocations = release.redirects.flatMap(({ pattern, to, status, keepsQuery, headers }) =>
    block(`location ~* ${regex(pattern)}`, [
      answer('text/html', headers),
      `return ${status} ${to}${keepsQuery ? '$is_args$args' : ''};`,
    ]),
  )

  const otherLanguages = release.notFoundUnder.flatMap(({ under, file: page }, index) => [
    ...block(`location ~ ${regex(`^${under}`)}`, [`error_page 404 ${inner}-404-${index};`, 'return 404;']),
    ...block(`location = ${inner}-404-${index}`, ['internal;', ...file(page)]),
  ])

  const errors = Object.entries(reasons)
  const errorLocations = errors.flatMap(([status, reason]) =>
    block(`location = ${inner}-${status}`, [
      'internal;',
      // Otherwise the body of a rejected request would be checked again here, and rejected again.
      'client_max_body_size 0;',
      answer('text/plain; charset=utf-8', release.errorHeaders),
      ...(status === '405' ? ['add_header Allow "GET, HEAD" always;'] : []),
      `return ${status} "${reason}\\n";`,
    ]),
  )

  const innerLocations = [...innerFolders].flatMap(([conf, folder]) =>
    block(`location ^~ ${folder}`, [
      'internal;',
      `include ${conf};`,
      `alias ${quoted(`${options.releaseFolder}/`)};`,
    ]),
  )

  const server = [
    ...options.listen.map(address => `listen ${address} backlog=4096;`),
    `root ${quoted(options.releaseFolder)};`,
    '',
    '# One byte: nothing on this site accepts a request body.',
    'client_max_body_size 1;',
    `error_page 404 ${inner}-404;`,
    ...errors.map(([status]) => `error_page ${status} ${inner}-${status};`),
    ...Object.entries(ownNumbers).map(([status, own]) => `error_page ${own} =${status} ${inner}-${status};`),
    // The method is empty when the request line of a HEAD could not be parsed; that 400 must not turn into a 405.
    'if ($request_method !~ ^(GET|HEAD)?$) { return 405; }',
    'if ($has_dots) { return 404; }',
    '',
    ...block('location = /healthz', [
      answer('text/plain; charset=utf-8', release.errorHeaders),
      `add_header X-Release ${quoted(release.id)};`,
      'return 200 "OK\\n";',
    ]),
    ...entryLocations,
    ...innerLocations,
    ...block(`location = ${inner}-404`, ['internal;', ...file(release.notFound)]),
    ...errorLocations,
    // nginx has already added the file's headers by the time it rejects the range, so this location adds none.
    `error_page 416 ${inner}-416;`,
    ...block(`location = ${inner}-416`, [
      'internal;',
      'default_type "text/plain; charset=utf-8";',
      'return 416 "Range Not Satisfiable\\n";',
    ]),
    ...dynamicLocations,
    ...redirectLocations,
    ...otherLanguages,
    'location / { return 404; }',
  ]

  const http = [
    ...settings(options),
    ...maps(release, routerFiles),
    ...[...lifetimes].flatMap(([cacheControl, name]) =>
      block(`map $http_range ${name}`, [
        `"" ${quoted(cacheControl)};`,
        `default ${quoted(withoutShared(cacheControl))};`,
      ]),
    ),
    'upstream node {',
    `  server ${options.node};`,
    '  keepalive 8;',
    '}',
    ...block('server', server),
  ]

  const main = [
    ...(options.brotliModule ? [`load_module ${quoted(options.brotliModule)};`] : []),
    ...(options.user ? [`user ${options.user};`] : []),
    'daemon off;',
    'worker_processes auto;',
    'worker_rlimit_nofile 16384;',
    '# Connections to a worker of the release before; they end with their next answer.',
    'worker_shutdown_timeout 30s;',
    `pid ${quoted(`${options.runFolder}/nginx.pid`)};`,
    'error_log stderr error;',
    ...block('events', ['worker_connections 4096;']),
    ...block('http', http),
  ]
  return { ...files, 'nginx.conf': `${main.join('\n')}\n` }
}

function settings({ brotliModule, runFolder, connectionsPerAddress = 128 }: NginxOptions): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'map_hash_max_size 16384;',
    'map_hash_bucket_size 512;',
    'geo $dollar { default "$"; }',
    'access_log off;',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'recursive_error_pages on;',
    'sendfile on;',
    'tcp_nopush on;',
    ...(brotliModule ? ['brotli_static on;'] : []),
    'gzip_static on;',
    'gzip_proxied any;',
    // nginx builds ETags from mtime and size; scripts/release/run-nginx.ts derives the mtime from the content.
    'if_modified_since off;',
    'open_file_cache max=4096 inactive=10m;',
    'open_file_cache_valid 5m;',
    '',
    'client_header_buffer_size 2k;',
    '# A session is up to three cookies of 3 KB.',
    'large_client_header_buffers 2 16k;',
    'client_header_timeout 20s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    'reset_timedout_connection on;',
    '# Longer than the minute after which proxies close theirs.',
    'keepalive_timeout 65s;',
    'keepalive_requests 10000;',
    'geo $is_loopback { default 0; 127.0.0.0/8 1; ::1 1; }',
    'map $is_loopback $limited_address { 1 ""; default $binary_remote_addr; }',
    'limit_conn_zone $limited_address zone=addresses:4m;',
    `limit_conn addresses ${connectionsPerAddress};`,
    'limit_conn_status 429;',
    ...temporary.map(name => `${name}_temp_path ${quoted(`${runFolder}/${name}`)};`),
    '',
  ]
}

function maps(release: Release, routerFiles: readonly [key: string, address: string][]): string[] {
  const cookies = release.dynamic.flatMap(({ cookie }, index) =>
    block(`map $http_cookie $has_cookie${index}`, [
      'default 0;',
      `"~(?:^|;\\s*)${cookie.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\.\\d+)?=" 1;`,
    ]),
  )
  return [
    ...cookies,
    '# nginx would resolve `..`, which no link of this site has.',
    // Volatile: evaluated again after an internal redirect to an error location, which must not be rejected as well.
    ...block('map "$uri $request_uri" $has_dots', [
      'volatile;',
      'default 0;',
      `"~^${inner}" 0;`,
      '"~* [^?]*/(?:\\.|%2e){1,2}(?:[/?]|%2f|$)" 1;',
    ]),
    "# Next's router requests data at the URL of its page, with a query that keeps the two apart in caches.",
    'map $args $at_router_address { default 0; "~(?:^|&)_rsc(?:=|&|$)" 1; }',
    'map $at_router_address:$http_rsc $router { default ""; "1:1" data; "~^1:" page; }',
    'map $router $router_key { default $router; data data$http_next_router_segment_prefetch; }',
    ...block('map "$router_key $uri" $router_file', [
      `default ${inner}/none;`,
      ...routerFiles.map(([key, address]) => `${quoted(key)} ${expanded(address)};`),
    ]),
  ]
}

/**
 * A file's mtime in seconds, derived from its content. nginx builds ETags from mtime and size, so equal content gets the
 * same ETag on every machine and in every release.
 */
export function timeOfTag(etag: string): number {
  let hash = 0x811c9dc5
  for (const character of etag) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  // Must lie in the past: nginx would send the current time instead of a future one.
  return (hash >>> 0) % 1_700_000_000
}
