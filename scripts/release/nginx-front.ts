import { runNginx } from './run-nginx'

/** `nginx-front.ts <release> <writable folder>`: serves a release. Reads PORT, HOST, NODE_PORT and NGINX_PATH. */

const [, , releaseFolder, runFolder] = process.argv
if (!releaseFolder || !runFolder) throw new Error('Usage: nginx-front.ts <release> <writable folder>')

runNginx({
  nginx: process.env.NGINX_PATH ?? 'nginx',
  releaseFolder,
  runFolder,
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST,
  nodePort: Number(process.env.NODE_PORT ?? 3001),
  isSample: process.argv.includes('--sample'),
}).then(code => {
  process.exitCode = code
})
