import { runNginx } from './run-nginx'

/** `nginx-front.ts <release> <folder to write in>`: serves a release until told to end. PORT, HOST, NODE_PORT, NGINX_PATH. */

const [, , releaseFolder, runFolder] = process.argv
if (!releaseFolder || !runFolder) throw new Error('Which release, and where may nginx write?')

runNginx({
  nginx: process.env.NGINX_PATH ?? 'nginx',
  releaseFolder,
  runFolder,
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST,
  nodePort: Number(process.env.NODE_PORT ?? 3001),
}).then(code => {
  process.exitCode = code
})
