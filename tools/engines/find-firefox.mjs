import { isExecutable, onPath } from '../runner/executables.mjs'

const names = ['firefox', 'firefox-esr']
const otherPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/** FIREFOX_PATH, or an installed Firefox; undefined when there is none. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH
  return onPath(...names) ?? otherPlaces.find(isExecutable)
}
