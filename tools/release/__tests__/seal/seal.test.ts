/** @jest-environment node */
import { routes } from '@/lib/routes'
import { seal } from '@/tools/release/seal/seal'

const runtime = 'chunks/turbopack-1.js'
const own = 'chunks/a.js'
const script = (file: string) => `<script src="/_next/static/${file}" async=""></script>`
const page = (...files: string[]) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${files.map(script).join('')}</head><body><main id="menu"><p>Text</p></main><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script>self.__next_f.push([1,"0:{}"])</script></body></html>`
const built = new Map([['chunks/a.css', Buffer.from('p{color:red}')]])

const sealed = async (...sources: (readonly [string, string])[]) => {
  const { pages, files } = await seal(new Map(sources), built)
  const scripts = [...files.keys()].map(file => /^seal\/(boot|hand-over|start)-/.exec(file)?.[1])
  return { pages, scripts: scripts.filter(name => name !== undefined).sort() }
}

const light = ['/', page(runtime, own)] as const
const hydrating = [routes.calculator, page(runtime, own)] as const

test('a language may have no page that hydrates, as a new one with few pages', async () => {
  const { pages, scripts } = await sealed(light)
  expect(scripts).toEqual(['start'])
  expect(pages.get('/')?.html).toMatch(/<script async src="\/_next\/static\/seal\/start-/)
})

test('a page that hydrates has a script of its own, with the files that those pages share', async () => {
  const { pages, scripts } = await sealed(light, hydrating)
  expect(scripts).toEqual(['boot', 'hand-over', 'start'])
  expect(pages.get('/')?.html).toContain('/seal/start-')
  expect(pages.get(routes.calculator)?.html).toContain('/seal/boot-')
})

test.each([
  ['no runtime', [own]],
  ['two', [runtime, 'chunks/turbopack-2.js']],
])('pages that hydrate with %s of the bundler stop the build', async (_, files) => {
  await expect(sealed(light, [routes.calculator, page(...files)])).rejects.toThrow(
    'do not share one file with the runtime',
  )
})
