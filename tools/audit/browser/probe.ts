import type { CDPSession } from '@playwright/test'

/**
 * Runs an expression in the page through the debugger, which no content policy of the page can block, and returns
 * its value.
 */
export async function probe(debug: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  }
  return result.value
}
