import type { RenderedPage } from './page-rules'

const link = /href="(\/[^"#?]*)#([^"]+)"/g

/** Links to a place within a page that the page does not have: a browser would show its top. */
export function fragmentFindings(pages: ReadonlyMap<string, RenderedPage>): string[] {
  const findings = [...pages].flatMap(([path, { source }]) =>
    [...source.matchAll(link)].flatMap(([, to = '', id = '']) => {
      const target = pages.get(to)
      return target && !target.source.includes(`id="${id}"`)
        ? [`${path}: links to ${to}#${id}, but ${to} has no such place`]
        : []
    }),
  )
  return [...new Set(findings)]
}
