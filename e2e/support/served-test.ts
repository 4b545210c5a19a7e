/** For what the served HTML can tell: unlike `test` of test.ts it opens no browser, which takes a second each. */
export { expect, test } from '@playwright/test'
