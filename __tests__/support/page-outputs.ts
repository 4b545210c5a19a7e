import { join } from 'node:path'
import type { Metadata } from 'next'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from '@/components/seo/json-ld'
import { type ElementData, elementData } from '@/lib/words/elements'
import { valueLines } from './recorded'

type PageProps = { params: Promise<{ slug: string }> }
type PageModule = {
  default: (props: PageProps) => ReactNode | Promise<ReactNode>
  metadata?: Metadata
  generateMetadata?: (props: PageProps) => Promise<Metadata>
}

async function pageAt(path: string): Promise<{ page: PageModule; props: PageProps }> {
  const folder = path.replace(/^\/(services|blog)\/.+$/, '/$1/[slug]')
  const page: PageModule = await import(join(process.cwd(), 'app', folder, 'page.tsx'))
  return { page, props: { params: Promise.resolve({ slug: path.split('/').at(-1) ?? '' }) } }
}

/** The first element of a type in what a page returns: its parts are not rendered. */
export function partOf(node: unknown, type: unknown): ElementData | undefined {
  if (Array.isArray(node)) {
    for (const part of node) {
      const found = partOf(part, type)
      if (found) return found
    }
    return undefined
  }
  const element = elementData(node)
  return element?.type === type ? element : element && partOf(element.props.children, type)
}

type Node = { '@type': string; '@id'?: string }
type Nodes = { '@context': string; '@graph': readonly Node[] }

/** The structured data of a page, as a crawler parses it. */
export async function graphAt(path: string): Promise<Nodes> {
  const { page, props } = await pageAt(path)
  const part = partOf(await page.default(props), JsonLd)
  if (!part) throw new Error(`${path} has no structured data`)
  return parsedGraph(part.props as Parameters<typeof JsonLd>[0])
}

export function parsedGraph(props: Parameters<typeof JsonLd>[0]): Nodes {
  const markup = renderToStaticMarkup(createElement(JsonLd, props))
  // As HTML is read: to the first end of a script, whatever text it stands in.
  const [, json = ''] = /^<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup) ?? []
  return JSON.parse(json, (key, value) => {
    // What an edited word changes is no fact.
    if (key === 'howPerformed') return `${value.slice(0, 60)}…`
    return key === 'wordCount' ? typeof value : value
  })
}

/** Node by node; what an entity says on an earlier page, too, stands there. */
export function graphLines(graphs: readonly (readonly [path: string, graph: Nodes])[]): string[] {
  const told: { head: string; path: string; lines: readonly string[] }[] = []
  return graphs.flatMap(([path, { '@context': context, '@graph': nodes }]) => [
    `${path} (${context})`,
    ...nodes.flatMap(node => {
      const { '@type': type, '@id': id, ...fields } = node
      const head = `  ${[type, id].filter(Boolean).join(' ')}`
      const lines = valueLines(fields).map(line => `    ${line}`)
      // The one that says most of it, and nothing else; what has no id is the same or another.
      const [earlier] = told
        .filter(one => one.head === head && one.lines.every(line => lines.includes(line)))
        .filter(one => id || one.lines.length === lines.length)
        .sort((a, b) => b.lines.length - a.lines.length)
      told.push({ head, path, lines })
      if (!earlier) return [head, ...lines]
      return [`${head}: as on ${earlier.path}`, ...lines.filter(line => !earlier.lines.includes(line))]
    }),
    '',
  ])
}

export async function metadataLines(path: string): Promise<string[]> {
  const { page, props } = await pageAt(path)
  const metadata = page.metadata ?? (await page.generateMetadata?.(props))
  return [path, ...valueLines(metadata).map(line => `  ${line}`), '']
}
