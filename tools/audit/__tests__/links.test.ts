/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import sharp from 'sharp'
import { checkLinks } from '@/tools/audit/checks/links'
import { checkSitemap } from '@/tools/audit/checks/sitemap'
import { checkSocialImage } from '@/tools/audit/checks/social-image'
import { createFetcher } from '@/tools/audit/http'
import type { Miss, Settings } from '@/tools/audit/types'
import { settings as fixed, servedPage } from './served-page'

let server: Server
let settings: Settings
const redirects: Record<string, string> = { '/old': '/about', '/older': '/old' }

async function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 630, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const target = redirects[path]
    if (target) return response.writeHead(308, { location: target }).end()
    if (path === '/about') return response.end('<!doctype html><h2 id="team">Team</h2>')
    if (path === '/good.png') return response.end(await picture(1200))
    if (path === '/small.png') return response.end(await picture(600))
    if (path === '/sitemap.xml') {
      return response.end(
        `<urlset><url><loc>${settings.site}/about</loc></url><url><loc>${settings.site}/x</loc></url></urlset>`,
      )
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const site = `http://127.0.0.1:${port}`
  settings = { ...fixed, site, publicSite: site }
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const messages = (misses: Miss[]) => misses.map(({ message }) => message)
const links = async (body: string) =>
  messages(await checkLinks(servedPage('/', '', body), settings, createFetcher()))

describe('links', () => {
  it('pass when they resolve, with one redirect at most', async () => {
    expect(await links('<a href="/about">a</a><a href="/old">b</a><a href="/about#team">c</a>')).toEqual([])
  })

  it('fail on a 404', async () => {
    expect(await links('<a href="/nowhere">a</a>')).toEqual(['/nowhere answers 404'])
    expect(await links('<img src="/nowhere.avif" alt="">')).toEqual(['/nowhere.avif answers 404'])
    expect(await links('<img srcset="/about 1x, /no-2x.avif 2x" alt="">')).toEqual([
      '/no-2x.avif answers 404',
    ])
  })

  it('fail on a second redirect', async () => {
    expect(await links('<a href="/older">a</a>')).toEqual(['/older answers 308 after a redirect'])
  })

  it('fail on a fragment without an element', async () => {
    expect(await links('<a href="/about#staff">a</a>')).toEqual(['/about#staff: nothing there has this id'])
  })

  it('check a fragment of the page itself in the served HTML', async () => {
    expect(await links('<a href="#main">a</a><main id="main"></main>')).toEqual([])
    expect(await links('<a href="#main">a</a>')).toEqual(['/#main: nothing there has this id'])
  })

  it('ignore other hosts and other schemes', async () => {
    expect(await links('<a href="https://doi.org/10.1/x">a</a><a href="tel:+15550100">b</a>')).toEqual([])
  })
})

describe('the social image', () => {
  const image = async (url: string) => {
    const head = `<meta property="og:image" content="${url}">`
    return messages(await checkSocialImage(servedPage('/', head, ''), settings, createFetcher()))
  }

  it('must answer and be 1200 by 630', async () => {
    expect(await image(`${settings.site}/good.png`)).toEqual([])
    expect(await image(`${settings.site}/none.png`)).toEqual([`${settings.site}/none.png answers 404`])
    expect(await image(`${settings.site}/small.png`)).toEqual([
      `${settings.site}/small.png is 600×630, not 1200×630`,
    ])
  })
})

describe('the sitemap', () => {
  it('lists exactly the indexable pages', async () => {
    const pages = [
      servedPage('/about', '', ''),
      servedPage('/faq', '', ''),
      servedPage('/thanks', '<meta name="robots" content="noindex">', ''),
    ]
    expect(messages(await checkSitemap(pages, settings, createFetcher()))).toEqual([
      `${settings.site}/faq is missing`,
      `${settings.site}/x is listed but is not an indexable page`,
    ])
  })
})
