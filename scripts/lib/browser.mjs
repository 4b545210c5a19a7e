import { existsSync } from 'node:fs'
import { findBrowser, playwrightBrowser } from './find-browser.mjs'
import { run, runNode } from './processes.mjs'
import { Hint, say, tools } from './project.mjs'

async function tryTo(command, args) {
  try {
    return (await run(command, args, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })) === 0
  } catch {
    return false
  }
}

/** Finds a browser or installs one, and returns its path. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  say('No Chromium or Chrome found: installing the one Playwright knows …')
  if ((await runNode([tools.playwright, 'install', 'chromium'])) === 0) {
    const downloaded = await playwrightBrowser()
    if (downloaded) return downloaded
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('That did not work: installing the system package …')
    await tryTo('apt-get', ['update'])
    await tryTo('apt-get', ['install', '-y', 'chromium'])
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Hint('No browser for the tests: install Chromium or Google Chrome, or set CHROME_PATH to one.')
}
