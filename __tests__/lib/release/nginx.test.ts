import { nginxFiles, timeOfTag } from '@/lib/release/nginx'
import { smallRelease } from './small-release'

const options = {
  releaseFolder: '/srv/release',
  runFolder: '/run/site',
  listen: ['127.0.0.1:3000'],
  node: '127.0.0.1:3001',
}

const files = nginxFiles(smallRelease, options)
const config = files['nginx.conf'] ?? ''

/** The lines of a block, by its first line. */
function blockOf(head: string): string {
  const lines = config.split('\n')
  const start = lines.findIndex(line => line.trim() === `${head} {`)
  const end = lines.findIndex((line, index) => index > start && line === `${/^ */.exec(lines[start] ?? '')}}`)
  return start < 0 ? '' : lines.slice(start, end).join('\n')
}

/** Headers that a block gives, from the file that it names. */
const headersIn = (head: string) => files[/include (\S+);/.exec(blockOf(head))?.[1] ?? ''] ?? ''

describe('the configuration of nginx', () => {
  it('serves a page from its file, with the headers of the manifest', () => {
    expect(blockOf('location = "/about"')).toContain('try_files "/named/about.html" =404;')
    expect(headersIn('location = "/about"')).toContain('default_type "text/html; charset=utf-8";')
    expect(headersIn('location = "/about"')).toContain('add_header X-Frame-Options "DENY" always;')
  })

  it('serves router data only to a request with both the query and the header of the router', () => {
    expect(config).toContain('map $args $at_router_address { default 0; "~(?:^|&)_rsc(?:=|&|$)" 1; }')
    expect(blockOf('location = "/about"')).toContain('if ($router) { rewrite ^ $router_file last; }')
    expect(config).toMatch(/"data \/about" "\/~release\/\d+\/named\/about\.rsc";/)
  })

  it('escapes a dollar sign in a file name, which nginx would read as a variable', () => {
    expect(config).toMatch(/"data\/blog\/\$d\$slug \/about" ".*\/about\/\$\{dollar\}d\$\{dollar\}slug\.rsc";/)
  })

  it('gives a partial response no lifetime in shared caches', () => {
    const lifetime = /add_header Cache-Control (\$lifetime\d) always/.exec(
      headersIn('location = "/_next/static/a.js"'),
    )
    expect(blockOf(`map $http_range ${lifetime?.[1]}`)).toContain(
      'default "private, max-age=31536000, immutable";',
    )
    expect(blockOf(`map $http_range ${lifetime?.[1]}`)).toContain('"" "public, max-age=31536000, immutable";')
  })

  it('redirects case-insensitively, and keeps the query only if the manifest says so', () => {
    expect(blockOf('location ~* "^/old/*\\z"')).toContain('return 308 /about$is_args$args;')
    expect(blockOf('location ~* "^/blog/(?!page/.).*\\z"')).toContain('return 307 /blog;')
  })

  it('proxies the sign-in page to Node only with a session cookie, and serves the file when Node is down', () => {
    expect(config).toContain('"~(?:^|;\\s*)sb-abc\\.d-auth-token(?:\\.\\d+)?=" 1;')
    expect(blockOf('location = "/auth"')).toContain('if ($has_cookie0) { return 418; }')
    expect(blockOf('location @dynamic0')).toContain('error_page 500 502 503 504 = /~release-fallback0;')
    expect(blockOf('location = /~release-fallback0')).toContain('try_files "/named/auth.html" =404;')
    expect(config.match(/proxy_pass/g)).toHaveLength(1)
  })

  it('proxies no Upgrade header and hides its version', () => {
    expect(config).not.toMatch(/\$http_upgrade/)
    expect(config).toContain('server_tokens off;')
  })

  it('limits the connections per IP address, except loopback', () => {
    expect(config).toContain('map $is_loopback $limited_address { 1 ""; default $binary_remote_addr; }')
    expect(config).toContain('limit_conn addresses 128;')
  })

  it('serves brotli if the module is available', () => {
    expect(config).not.toContain('brotli')
    const { 'nginx.conf': packed } = nginxFiles(smallRelease, { ...options, brotliModule: '/m/brotli.so' })
    expect(packed).toContain('load_module "/m/brotli.so";')
    expect(packed).toContain('brotli_static on;')
  })

  it('rejects a header with a line break', () => {
    const headerSets = { ...smallRelease.headerSets, page: { Evil: 'a\nb' } }
    expect(() => nginxFiles({ ...smallRelease, headerSets }, options)).toThrow('nginx cannot write')
  })
})

describe('the modification time derived from an ETag', () => {
  it('is the same for the same tag, differs for another, and is in the past', () => {
    expect(timeOfTag('"a"')).toBe(timeOfTag('"a"'))
    expect(timeOfTag('"a"')).not.toBe(timeOfTag('"b"'))
    expect(timeOfTag('"a"')).toBeLessThan(1_700_000_000)
  })
})
