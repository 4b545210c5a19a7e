import { existsSync } from 'node:fs'
import { isExecutable, onPath } from './executables.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

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
      `CHROME_PATH=${wanted} is not executable. Set it to the path of Chromium or Chrome, or unset it.`,
    )
  }
  return onPath(...names) ?? otherPlaces.find(isExecutable) ?? (await playwrightBrowser())
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * Chromium without its window, for tests that do not ask whether a page hydrates: half the CPU time of the full browser. It
 * sends pointer events on its own, so in it every page hydrates at once. HEADLESS_SHELL_PATH, else an installed one, else
 * the full browser, which passes the same tests more slowly.
 */
export async function findHeadlessShell() {
  const wanted = process.env.HEADLESS_SHELL_PATH
  if (wanted && !isExecutable(wanted))
    throw new Error(
      `HEADLESS_SHELL_PATH=${wanted} is not executable. Set it to a headless shell, or unset it.`,
    )
  return wanted || onPath(...shellNames) || (await findBrowser())
}

/** Chromium's sandbox refuses to run as root; the rest stops the browser's background requests during a test. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
