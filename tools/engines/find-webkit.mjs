import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable, onPath } from '../runner/executables.mjs'
import { UserError } from '../runner/project.mjs'

function foldersIn(folder) {
  try {
    return readdirSync(folder).map(name => join(folder, name))
  } catch {
    return []
  }
}

/** WebKitGTK's MiniBrowser: beside its libraries, in a folder per architecture and version. */
function findMiniBrowser() {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64']
  return [...libraries, ...foldersIn('/usr/lib')]
    .flatMap(foldersIn)
    .filter(folder => /\/webkit(2)?gtk-[\d.]+$/.test(folder))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(isExecutable)
}

const install = 'Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb'

/** WebKitGTK's driver and browser, and the command that provides a display if there is none. */
export function findWebKit() {
  const driver = process.env.WEBKIT_DRIVER ?? onPath('WebKitWebDriver')
  if (!driver) throw new UserError(`No WebKitWebDriver found. ${install}`)
  const browser = process.env.WEBKIT_BROWSER ?? findMiniBrowser()
  if (!browser)
    throw new UserError(`WebKitGTK's MiniBrowser was not found: set WEBKIT_BROWSER to its path. ${install}`)
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { driver, browser, display: undefined }
  const display = onPath('xvfb-run')
  if (!display) throw new UserError(`There is no display, and no xvfb-run to provide one. ${install}`)
  return { driver, browser, display }
}
