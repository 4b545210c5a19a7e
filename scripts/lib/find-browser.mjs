import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export async function playwrightBrowser() {
  // Imported on demand: this also runs before dependencies are installed.
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** CHROME_PATH, else an installed browser, else the one Playwright has downloaded; undefined when there is none. */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH
  if (wanted) {
    if (isExecutable(wanted)) return wanted
    throw new Error(
      `CHROME_PATH=${wanted} is no executable: set it to the path of Chromium or Chrome, or unset it.`,
    )
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap(folder => names.map(name => join(folder, name))), ...otherPlaces]
  return candidates.find(isExecutable) ?? (await playwrightBrowser())
}

/** Chromium's sandbox refuses to run as root; the rest stops the browser's background requests during a test. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
