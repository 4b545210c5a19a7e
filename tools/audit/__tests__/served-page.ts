import { parseHtml } from '@/tools/audit/html'
import type { ServedPage } from '@/tools/audit/served-page'
import type { Settings } from '@/tools/audit/types'

export const settings: Settings = {
  site: 'http://localhost:3100',
  publicSite: 'http://localhost:3100',
  sandbox: 'http://localhost:4110',
  sealed: false,
}

/** A page as the audit reads it, from the inside of its head and its body. */
export function servedPage(path: string, head: string, body: string, cookies: string[] = []): ServedPage {
  const html = `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`
  return { route: { path, kind: 'page' }, status: 200, html, document: parseHtml(html), cookies, headers: {} }
}
