/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@/tools/release/release-manifest'
import { etagOf } from '@/tools/release/serve/bodies.mjs'
import { createRequestHandler } from '@/tools/release/serve/request-handler'
import { smallRelease } from '../cdn/small-release'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A release with one script, which another release left. */
function releaseWith(keptFrom?: string): Release {
  const file = {
    type: 'text/javascript',
    encodings: [],
    headers: 'script',
    bytes: 6,
    etag: etagOf(Buffer.from('script')),
  }
  for (const name of ['old.js', 'lost.html']) writeFileSync(join(folder, name), 'script')
  return {
    ...smallRelease,
    entries: [
      {
        ...file,
        path: '/old.js',
        kind: 'file',
        hashed: true,
        file: 'old.js',
        ...(keptFrom ? { keptFrom } : {}),
      },
    ],
    notFound: { ...file, file: 'lost.html' },
    dynamic: [],
  }
}
const serve = (release: Release) =>
  createRequestHandler({
    release,
    folder,
    redirectIfSignedIn: async () => ({ location: undefined, cookies: [] }),
  })

test('a damaged file that only old tabs need stops no release, and is named; one of its own does', () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  const [kept, own] = [releaseWith('an-older-one'), releaseWith()]
  writeFileSync(join(folder, 'old.js'), 'SCRIPT')
  expect(() => serve(kept)).not.toThrow()
  expect(report).toHaveBeenCalledWith(expect.stringContaining('/old.js is left out.'))
  expect(() => serve(own)).toThrow('old.js is missing or damaged')
  report.mockRestore()
})
