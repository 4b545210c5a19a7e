import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders of server programs, which are often missing from an ordinary user's PATH. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

const isProgram = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const nginxMissing =
  'No nginx found. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static) or give NGINX_PATH.'

export function findNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...serverFolders]
  return folders.map(folder => join(folder, 'nginx')).find(isProgram)
}
