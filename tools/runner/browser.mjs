import { existsSync } from 'node:fs'
import { findBrowser, findHeadlessShell, playwrightBrowser } from './find-browser.mjs'
import { run, runNode } from './processes.mjs'
import { print, tools, UserError } from './project.mjs'

async function tryRun(command, args) {
  try {
    return (await run(command, args, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })) === 0
  } catch {
    return false
  }
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function installPackages(...names) {
  await tryRun('apt-get', ['update'])
  await tryRun('apt-get', ['install', '-y', ...names])
}

async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  print('No Chromium or Chrome found: installing the one Playwright knows …')
  if ((await runNode([tools.playwright, 'install', 'chromium'])) === 0) {
    const downloaded = await playwrightBrowser()
    if (downloaded) return downloaded
  }
  if (canInstallPackages()) {
    print('That did not work: installing the system package …')
    await installPackages('chromium')
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new UserError(
    'No browser for the tests: install Chromium or Google Chrome, or set CHROME_PATH to one.',
  )
}

/** Finds the browsers of the tests or installs them, and returns their paths as environment variables. */
export async function ensureBrowsers() {
  const browser = await ensureBrowser()
  if ((await findHeadlessShell()) === browser && !process.env.HEADLESS_SHELL_PATH && canInstallPackages()) {
    print('No headless shell found: installing the system package …')
    await installPackages('chromium-headless-shell')
  }
  return { CHROME_PATH: browser, HEADLESS_SHELL_PATH: await findHeadlessShell() }
}
