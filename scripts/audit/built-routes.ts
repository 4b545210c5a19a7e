import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@/content/facts/languages'
import type { Language } from '@/lib/site/language'
import { localPath } from '@/lib/site/local-path'
import { isOffered, outputOf } from '../release/build/collect'
import { appRoutesSchema, prerenderSchema } from '../seal/build/manifests'
import type { Route } from './types'

const project = join(__dirname, '..', '..')

function read(language: Language, file: string): unknown {
  const path = join(outputOf(project, language), file)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`There is no production build: ${path} is missing. Run npm run build first.`)
  }
}

const isInternal = (path: string) => path.startsWith('/_')
const isDynamic = (path: string) => path.includes('[')

/** A path without a page, for the not-found page. */
const unknownPath = '/no-such-page-for-the-audit'

/**
 * Every route of the build, read from its manifests, so that no new page is missed.
 * @throws if the addresses of a page are known only at run time.
 */
function routesIn(language: Language): Route[] {
  // Keys end in /page or /route, values are the public paths: '/(site)/about/page' → '/about'.
  const appRoutes = Object.entries(appRoutesSchema.parse(read(language, 'app-path-routes-manifest.json')))
  const { routes: prerendered, dynamicRoutes } = prerenderSchema.parse(
    read(language, 'prerender-manifest.json'),
  )
  const pages = appRoutes.filter(([key]) => key.endsWith('/page')).map(([, path]) => path)
  const concrete = pages.filter(path => !isDynamic(path) && !isInternal(path))
  const expanded = pages.filter(isDynamic).flatMap(pattern => {
    const found = Object.keys(prerendered).filter(path => prerendered[path]?.srcRoute === pattern)
    // A pattern with `dynamicParams = false` and no paths, such as page 2 of a list that fits on one page, answers 404.
    if (found.length === 0 && dynamicRoutes[pattern]?.fallback !== false)
      throw new Error(`No address of ${pattern} is prerendered, so it cannot be audited.`)
    return found
  })
  const pagePaths = new Set([...concrete, ...expanded])
  const files = Object.keys(prerendered).filter(path => !pagePaths.has(path) && !isInternal(path))
  const isServed = (path: string) => isOffered(language, path)
  const byPath = (a: string, b: string) => a.localeCompare(b)
  const route = (kind: Route['kind']) => (path: string) => ({ path: localPath(path, language), kind })
  return [
    ...[...pagePaths].filter(isServed).sort(byPath).map(route('page')),
    route('not-found')(unknownPath),
    ...files.filter(isServed).sort(byPath).map(route('file')),
  ]
}

/** Every route in every language. */
export const readRoutes = (): Route[] => languages.flatMap(routesIn)

/** The seal writes this marker after it has processed every page. */
export function isSealed(): boolean {
  const sealed = languages.every(language => existsSync(join(outputOf(project, language), 'SEALED')))
  if (process.env.EXPECT_SEALED && !sealed)
    throw new Error('EXPECT_SEALED is set, but the build is not sealed.')
  return sealed
}
