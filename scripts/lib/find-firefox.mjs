import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox', 'firefox-esr']
const otherPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox']

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** FIREFOX_PATH, or an installed Firefox; undefined when there is none. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap(folder => names.map(name => join(folder, name))), ...otherPlaces].find(
    isExecutable,
  )
}
