import { type PageEntry, pages } from '@/content/site'

const entries: readonly PageEntry[] = pages

/** ISO date of the last change to a page's text. @throws for a page without one */
export function pageUpdatedOn(path: string): string {
  const day = entries.find(entry => entry.path === path)?.updatedOn
  if (!day) throw new Error(`content/site.ts has no date for ${path}`)
  return day
}
