import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { partnerAnswers, partnerFrames, partnerPages } from './pages'

const scripts = ['contact-form.js', 'contact-form-frame.js', 'reviews.js'] as const

/** The outside services that the site links to or embeds. */
export function createPartners() {
  const app = new Hono()
  for (const [path, page] of Object.entries(partnerPages)) app.get(path, c => c.html(page))
  for (const [path, page] of Object.entries(partnerAnswers)) app.post(path, c => c.html(page))

  // A page with a strict embedder policy shows only what says that it may be embedded.
  for (const [path, page] of Object.entries(partnerFrames)) {
    app.get(path, c => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      c.header('Cross-Origin-Embedder-Policy', 'require-corp')
      return c.html(page)
    })
  }
  for (const name of scripts) {
    app.get(`/${name}`, async c => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      c.header('Cache-Control', 'no-cache')
      return c.body(await readFile(join(__dirname, name)))
    })
  }

  app.get('/health-sandbox', c => c.json({ ok: true }))
  app.get('/robots.txt', c => c.text('User-agent: *\nDisallow: /\n'))
  return app
}
