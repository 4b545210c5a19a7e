/** @jest-environment node */
import { atRoot } from '@/tools/release/seal/statics'

const runtime = (base: string) => `let b="${base}/_next/"`

/** A language's build of one page. */
const built = (base: string, name: string) => ({
  sources: new Map([
    [
      '/faq',
      `<script src="${base}/_next/static/chunks/a.js"></script><script src="${base}/_next/static/chunks/turbopack-${name}.js"></script><a href="${base}/faq">`,
    ],
  ]),
  files: new Map([
    ['chunks/a.js', Buffer.from('a')],
    ['chunks/a.css', Buffer.from(`a{background:url(../media/b.svg)}`)],
    [`chunks/turbopack-${name}.js`, Buffer.from(runtime(base))],
    ['K-3_x/_buildManifest.js', Buffer.from(`m=${name}`)],
  ]),
})

test('the builds of two languages have the same addresses for the same scripts', () => {
  const english = atRoot(built('', '1'), '')
  const spanish = atRoot(built('/es', '2'), '/es')
  expect([...spanish.files].map(([file, body]) => [file, body.toString()])).toEqual(
    [...english.files].map(([file, body]) => [file, body.toString()]),
  )
  expect(spanish.sources.get('/faq')?.replace('href="/es/faq"', 'href="/faq"')).toBe(
    english.sources.get('/faq'),
  )
})

test('the page names the runtime as the release does', () => {
  const { sources, files } = atRoot(built('/es', '2'), '/es')
  const [name] = [...files.keys()].filter(file => file.includes('turbopack'))
  expect(sources.get('/faq')).toContain(`src="/_next/static/${name}"`)
  expect(sources.get('/faq')).toContain('href="/es/faq"')
})

test('a build without the runtime stops', () => {
  const { sources } = built('', '1')
  expect(() => atRoot({ sources, files: new Map() }, '')).toThrow('runtime')
})
