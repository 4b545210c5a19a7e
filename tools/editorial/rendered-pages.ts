import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { popup } from '../../content/popup'
import { services } from '../../content/services'
import type { RenderedPage } from '../../lib/editorial/page-rules'
import { questionsPath, servicePaths } from '../../lib/routes'
import { allRoutes } from '../../lib/site/is-route'
import { parseHtml, text } from '../audit/html'
import { root } from '../translations/content-words'

/** What a page.tsx exports. */
type PageModule = {
  default: (props: PageProps) => ReactNode | Promise<ReactNode>
  metadata?: Metadata
  generateMetadata?: (props: PageProps) => Promise<Metadata>
  generateStaticParams?: () => Record<string, string>[]
}
type PageProps = { params: Promise<Record<string, string>> }

// Pages import their styles, which only the build reads.
require.extensions['.css'] = () => {}

const files = () =>
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /(^|\/)page\.tsx$/.test(file),
  )

/** Text for readers: without structured data. */
function visibleText(markup: string): string {
  return text(parseHtml(markup.replace(/<script\b.*?<\/script>/gs, ''))).replace(/\s+/g, ' ')
}

const pathOf = (file: string, params: Record<string, string>) =>
  `/${file.replace(/\/?page\.tsx$/, '').replace(/\[(\w+)\]/g, (_, name) => params[name] ?? '')}`

export class UnrenderedPage extends Error {}

async function rendered(path: string, page: PageModule, props: PageProps): Promise<RenderedPage> {
  try {
    const markup = renderToStaticMarkup(await page.default(props))
    const metadata = page.metadata ?? (await page.generateMetadata?.(props))
    return { text: visibleText(markup), source: `${JSON.stringify(metadata)}\n${markup}` }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause
    throw new UnrenderedPage(`${path} cannot be rendered: ${reason}`, { cause })
  }
}

/** The window that opens over pages is drawn in the browser, so its words stand for it. */
const guideWindow: RenderedPage = { text: Object.values(popup).join(' '), source: '' }

/** All pages by their path, as React renders them within the layout: neither a build nor a browser is needed. */
export async function renderedPages(): Promise<Map<string, RenderedPage>> {
  const wanted = new Set(allRoutes)
  const pages = new Map([['the guide window', guideWindow]])
  for (const file of files().filter(one => one.includes('[') || wanted.has(pathOf(one, {})))) {
    const page: PageModule = await import(join(root, 'app', file))
    for (const params of page.generateStaticParams?.() ?? [{}]) {
      const path = pathOf(file, params)
      if (!wanted.has(path)) continue
      pages.set(path, await rendered(path, page, { params: Promise.resolve(params) }))
    }
  }
  return pages
}

/**
 * A service's page together with its page of further questions: a rule about the service holds where either says it.
 * @param pages as rendered, by path
 */
export function withQuestions(pages: ReadonlyMap<string, RenderedPage>): Map<string, RenderedPage> {
  const merged = new Map(pages)
  for (const { key } of services) {
    const own = pages.get(servicePaths[key])
    const more = pages.get(questionsPath(key))
    if (own && more)
      merged.set(servicePaths[key], {
        text: `${own.text} ${more.text}`,
        source: `${own.source}\n${more.source}`,
      })
  }
  return merged
}
