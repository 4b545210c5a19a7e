import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@/content/facts/languages'
import { localPath } from '@/lib/site/local-path'
import { isRelease, type Release } from '@/tools/release/release-manifest'
import type { Route } from './types'

const manifestFile = join(__dirname, '..', '..', 'release', 'manifest.json')

/** A path without a page, for the not-found page. */
const unknownPath = '/no-such-page-for-the-audit'

function readManifest(): Release {
  let manifest: unknown
  try {
    manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  } catch {
    throw new Error(`There is no release: ${manifestFile} is missing. Run npm run build first.`)
  }
  if (!isRelease(manifest)) throw new Error(`${manifestFile} is of another version. Run npm run build.`)
  return manifest
}

/** Every page of the release in every language, its not-found pages, and its files of text, such as feeds. */
export function readRoutes(): Route[] {
  const { entries } = readManifest()
  const isText = (type: string) => /^text\/|json|\/xml/.test(type)
  const pathsOf = (kind: 'document' | 'file') =>
    entries
      .filter(entry => entry.kind === kind && !entry.hashed && (kind === 'document' || isText(entry.type)))
      .map(({ path }) => path)
      .sort((a, b) => a.localeCompare(b))
  return [
    ...pathsOf('document').map((path): Route => ({ path, kind: 'page' })),
    ...languages.map((language): Route => ({ path: localPath(unknownPath, language), kind: 'not-found' })),
    ...pathsOf('file').map((path): Route => ({ path, kind: 'file' })),
  ]
}

/** A release is sealed. A run with UNSEALED tests `next start`: what `next build` made of the English pages. */
export const isSealed = () => !process.env.UNSEALED
