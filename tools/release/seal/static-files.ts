import { createHash } from 'node:crypto'

/** Where a release serves the files of every language's build: what is the same in two is loaded once. */
export const staticFolder = '/_next/static/'

/** The bundler's runtime, which starts React. */
export const runtimeFile = /^chunks\/turbopack-/

export const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
