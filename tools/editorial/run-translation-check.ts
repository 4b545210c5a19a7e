import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { root } from '../translations/content-words'

/** Findings of a script in a process of its own; none when it could not run. */
async function findingsOf(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<string[] | undefined> {
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'tools', 'editorial', script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const written = text(child.stdout)
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  if ((await ended) !== 0) return undefined
  return z.array(z.string()).parse(JSON.parse(await written))
}

/** Runs tools/editorial/check-translation.ts with a tsconfig that replaces the English content files with the language's. */
export async function runTranslationCheck(code: string): Promise<string[]> {
  const tsconfig = join(root, 'translated', code, 'tsconfig.json')
  const findings = await findingsOf('check-translation.ts', { TSX_TSCONFIG_PATH: tsconfig })
  return findings ?? [`content/${code}: could not be checked: see the lines above`]
}

/** Runs tools/editorial/check-pages.ts. */
export async function runPageCheck(): Promise<string[]> {
  return (await findingsOf('check-pages.ts', {})) ?? ['The pages could not be checked: see the lines above']
}
