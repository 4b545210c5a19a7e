import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { root } from './content-words'

/**
 * Runs scripts/check-translation.ts in a process of its own, whose tsconfig replaces the English content files with the
 * language's.
 */
export async function runTranslationCheck(code: string): Promise<string[]> {
  const script = join(root, 'scripts', 'check-translation.ts')
  const child = spawn(process.execPath, [...process.execArgv, script], {
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'translated', code, 'tsconfig.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const written = text(child.stdout)
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  if ((await ended) !== 0) return [`content/${code}: could not be checked: see the lines above`]
  return z.array(z.string()).parse(JSON.parse(await written))
}
