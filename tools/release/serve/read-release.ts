import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRelease, type Release } from '@/tools/release/release-manifest'
import { UserError } from '../../runner/user-error.mjs'
import { advice, reasonOf } from './bodies.mjs'

/** @throws naming the file when the manifest is missing, damaged or of another version. */
export function readRelease(folder: string): Release {
  const file = join(folder, 'manifest.json')
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRelease(manifest)) throw new Error('it is of another version.')
    return manifest
  } catch (error) {
    throw new UserError(`${file} is missing or damaged: ${reasonOf(error)}\n${advice}`)
  }
}
