import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type EnglishFiles, hashesSchema } from '../../lib/editorial/english-hashes'
import { root } from './content-words'

/** Findings in a translation, and the hashes of its own texts by file. */
const resultSchema = z.object({ findings: z.array(z.string()), hashes: hashesSchema })

/**
 * Runs scripts/check-translation.ts in a process of its own, whose tsconfig replaces the English content files with the
 * language's.
 */
export async function runTranslationCheck(
  code: string,
  english: EnglishFiles,
): Promise<z.infer<typeof resultSchema>> {
  const script = join(root, 'scripts', 'check-translation.ts')
  const child = spawn(process.execPath, [...process.execArgv, script], {
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, `tsconfig.${code}.json`) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const written = text(child.stdout)
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  child.stdin.end(JSON.stringify(english))
  if ((await ended) !== 0)
    return { findings: [`content/${code}: could not be checked: see the lines above`], hashes: {} }
  return resultSchema.parse(JSON.parse(await written))
}
