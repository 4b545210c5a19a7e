import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../lib/find-browser.mjs'

/** Does the work in a browser of its own, which is gone afterwards. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
