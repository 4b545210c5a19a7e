import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { UnexpectedOutput } from './page'

const call = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/

/** The style element that the toasts' library adds when it loads, character for character: the policy names its hash. */
export function styleOfToasts(): string {
  const text = call.exec(readFileSync(require.resolve('sonner'), 'utf8'))?.[1]
  if (text === undefined)
    throw new UnexpectedOutput("The toasts' library does not add its style as it used to.")
  return z.string().parse(JSON.parse(text))
}
