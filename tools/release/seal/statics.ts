import { createHash } from 'node:crypto'
import { UnexpectedOutput } from './page'

/** Where a release serves the files of every language's build: what is the same in two is loaded once. */
export const statics = '/_next/static/'

/** The bundler's runtime, which starts React. */
export const runtimeFile = /^chunks\/turbopack-/

export const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

type Built = {
  /** The pages' HTML, by their paths without the language. */
  sources: ReadonlyMap<string, string>
  /** The build's files, by their names below `_next/static`. */
  files: ReadonlyMap<string, Buffer>
}

/**
 * What a language's build has made, as if it were served at the root. The addresses of its files contain the language's path,
 * and so does the runtime, which is then named by its content like every other chunk.
 */
export function atRoot({ sources, files }: Built, base: string): Built {
  const moved = (text: string) => text.replaceAll(`${base}/_next/`, '/_next/')
  const renamed = new Map<string, string>()
  const movedFiles = new Map<string, Buffer>()
  for (const [file, body] of files) {
    // Lists of the pages router, which this site does not have; they differ between languages under one name.
    if (/^[\w-]+\/_/.test(file)) continue
    if (!file.endsWith('.js')) movedFiles.set(file, body)
    else {
      const text = moved(body.toString())
      const name = runtimeFile.test(file) ? `chunks/turbopack-${nameOf(text)}.js` : file
      if (name !== file) renamed.set(file, name)
      movedFiles.set(name, Buffer.from(text))
    }
  }
  if (renamed.size !== 1) throw new UnexpectedOutput('The build has not one file with the bundler’s runtime.')
  const rename = (page: string) =>
    [...renamed].reduce((text, [from, to]) => text.replaceAll(statics + from, statics + to), moved(page))
  return {
    sources: new Map([...sources].map(([path, page]) => [path, rename(page)])),
    files: movedFiles,
  }
}
