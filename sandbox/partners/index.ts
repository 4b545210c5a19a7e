import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { serviceList } from '../../lib/addresses/outside-services'
import { partnerAnswers, partnerFrames, partnerPages, plainPage } from './partner-pages'

const types = {
  'contact-form.js': 'text/javascript',
  'contact-form-frame.js': 'text/javascript',
  'reviews.js': 'text/javascript',
  'reviews-second.js': 'text/javascript',
  'reviews.css': 'text/css',
  'reviews.svg': 'image/svg+xml',
} as const

/** The outside services that the site links to or embeds. */
export function createPartners(folder = __dirname) {
  const app = new Hono()
  for (const [path, page] of Object.entries(partnerPages)) app.get(path, c => c.html(page))
  for (const [path, page] of Object.entries(partnerAnswers)) app.post(path, c => c.html(page))

  // A page with a strict embedder policy embeds only responses that allow it.
  for (const [path, page] of Object.entries(partnerFrames)) {
    app.get(path, c => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      c.header('Cross-Origin-Embedder-Policy', 'require-corp')
      return c.html(page)
    })
  }
  for (const [name, type] of Object.entries(types)) {
    app.get(`/${name}`, async c => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      c.header('Content-Type', `${type}; charset=utf-8`)
      c.header('Cache-Control', 'no-cache')
      return c.body(await readFile(join(folder, name)))
    })
  }

  // A service without its own page above gets a plain page with its label.
  for (const { sandboxPath, label, script, embed } of serviceList) {
    app.get(sandboxPath, c => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      if (script) return c.body('', 200, { 'Content-Type': 'text/javascript' })
      if (embed) c.header('Cross-Origin-Embedder-Policy', 'require-corp')
      return c.html(plainPage(label))
    })
  }

  app.get('/health-sandbox', c => c.json({ ok: true }))
  app.get('/robots.txt', c => c.text('User-agent: *\nDisallow: /\n'))
  return app
}
