// Only another engine shows what Chromium alone understands.
import { addresses } from '../../e2e/support/addresses'
import { test } from '../../e2e/support/test'
import { journeys } from './engine-journeys'
import { playwrightVisitor } from './playwright-visitor'

for (const { name, run, mails, seconds } of journeys.filter(({ keptPage }) => !keptPage))
  test(name, { tag: '@firefox' }, async ({ page }) => {
    test.skip(mails === true && !addresses.mails, 'AUTH_MAIL_API names no mailbox')
    if (seconds) test.setTimeout(seconds * 1000)
    await run(playwrightVisitor(page))
  })
