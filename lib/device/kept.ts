import * as z from 'zod/mini'
import { articleSlugs } from '../site/article-slugs'
import { startOptions } from '../start/advice'
import { isDay } from '../testosterone/history'

/**
 * What a visitor chose to keep on their device besides results (lib/testosterone/history.ts): articles, checked boxes and the
 * answers to 'Where do I start?'. Only in `localStorage`; nothing here uses the network, and nothing throws.
 */

type Shelf<Entry> = {
  /** Newest first. Unreadable or blocked storage counts as empty, an unreadable entry as absent. */
  read: () => Entry[]
  /** Keeping a second time replaces the first. @returns false when storage is full or blocked; nothing has changed then */
  keep: (entry: Entry) => boolean
  /** Deletes one entry, or without an id all. @returns as `keep` */
  remove: (id?: string) => boolean
  idOf: (entry: Entry) => string
}

function shelf<Entry extends { date: string }>(
  name: string,
  schema: z.ZodMiniType<Entry>,
  idOf: (entry: Entry) => string,
): Shelf<Entry> {
  const key = `northpeak-kept-${name}`

  function read(): Entry[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.flatMap(entry => {
        const { data } = z.safeParse(schema, entry)
        return data ? [data] : []
      })
    } catch {
      return []
    }
  }

  function write(entries: readonly Entry[]): boolean {
    try {
      if (entries.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(entries))
      return true
    } catch {
      return false
    }
  }

  const without = (id: string) => read().filter(entry => idOf(entry) !== id)
  return {
    read,
    keep: entry => write([entry, ...without(idOf(entry))]),
    remove: id => write(id === undefined ? [] : without(id)),
    idOf,
  }
}

const date = z.string().check(z.refine(isDay))
const text = z.string().check(z.minLength(1), z.maxLength(400))

const article = z.object({ slug: z.enum(articleSlugs), date })
const checklist = z.object({
  /** Of the page with the checklist, in its language: '/es/blog/…'. */
  path: z.string().check(z.regex(/^\/[\w-][\w/-]*$/), z.maxLength(200)),
  title: text,
  /** As they were checked: a text that has changed since must not become the visitor's answer. */
  items: z.array(text).check(z.minLength(1), z.maxLength(40)),
  language: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  date,
})
const start = z.object({
  symptom: z.enum(startOptions.symptom),
  blood: z.enum(startOptions.blood),
  place: z.enum(startOptions.place),
  date,
})

export type KeptChecklist = z.infer<typeof checklist>

export const keptArticles = shelf('articles', article, ({ slug }) => slug)
export const keptChecklists = shelf('checklists', checklist, ({ path }) => path)
export const keptStart = shelf('start', start, () => 'start')
