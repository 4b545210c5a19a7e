import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nginxFiles } from '@/lib/release/nginx'
import { readRelease } from '../serve/read-release'
import { refuseSample } from '../serve/sample.mjs'
import { stampFiles, writeConfiguration } from './run-nginx'

/**
 * `write-nginx.ts`: writes `out/nginx/`, the configuration for a server or an image with the release in another place. It
 * also sets the times of the files in `release/`, from which nginx derives ETags: copy them with their times (`rsync -a`,
 * `cp -a`, Docker's COPY).
 */

const project = join(__dirname, '..', '..')
const { values } = parseArgs({
  options: {
    release: { type: 'string', default: '/srv/site/release' },
    run: { type: 'string', default: '/run/site' },
    listen: { type: 'string', multiple: true, default: ['127.0.0.1:8080'] },
    node: { type: 'string', default: '127.0.0.1:3001' },
    brotli: { type: 'string', default: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so' },
    connections: { type: 'string', default: '128' },
    sample: { type: 'boolean', default: false },
  },
})

const folder = join(project, 'out', 'nginx')
const release = readRelease(join(project, 'release'))
refuseSample(release.siteEnv, values.sample)
stampFiles(release, join(project, 'release'))
rmSync(folder, { recursive: true, force: true })
writeConfiguration(
  folder,
  nginxFiles(release, {
    releaseFolder: values.release,
    runFolder: values.run,
    listen: values.listen,
    node: values.node,
    brotliModule: values.brotli,
    connectionsPerAddress: Number(values.connections),
  }),
)
console.log(`The configuration of release ${release.id} for ${values.release} is in ${folder}.`)
