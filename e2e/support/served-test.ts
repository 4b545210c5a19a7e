/** For tests of the served HTML: unlike `test` of test.ts it opens no browser, which takes a second per test. */
export { expect, test } from '@playwright/test'
