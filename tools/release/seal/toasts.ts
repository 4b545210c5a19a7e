import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { UnexpectedOutput } from './page'

const call = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/

/** The exact text of the style element that sonner adds when it loads, for its hash in the policy. */
export function styleOfToasts(): string {
  const text = call.exec(readFileSync(require.resolve('sonner'), 'utf8'))?.[1]
  if (text === undefined)
    throw new UnexpectedOutput('sonner does not add its style element in the known way.')
  return z.string().parse(JSON.parse(text))
}
