import { isValidElement, type ReactNode } from 'react'
import { isSilent } from './content-texts'
import { textOf } from './rendered-text'

/**
 * The content of a file as a flat map: every text and value by its path in the exports. Used to compare files and to
 * store hashes of their texts.
 */
export type Entry = { kind: 'text' | 'value'; value: string }
export type Entries = Readonly<Record<string, Entry>>

/** Fields of a translation that equal the English ones although they contain letters. */
const unchanged = new Set(['hue', 'terrain', 'wording'])
/** Fields that `textsOf` omits but readers see. */
const readable = new Set(['link', 'tags', 'related', 'sources'])
/** Dates, source ids, slugs and paths: the same in every language. */
export const isIdentifier = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$|^[A-Z]{1,2}\d{1,2}$|^[a-z\d]+(-[a-z\d]+)+$|^[/#][\w/#?=&.-]*$|^https?:/.test(text)

export const isUnchanged = (name: string) => (isSilent(name) && !readable.has(name)) || unchanged.has(name)

/** Key of a list item, so that inserting an item before it does not change its path. */
function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  for (const field of ['id', 'key', 'slug']) {
    const name: unknown = field in item ? Object.entries(item).find(([key]) => key === field)?.[1] : undefined
    if (typeof name === 'string') return name
  }
  return undefined
}

function partsOf(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value)
  const names = value.map(nameOf)
  const areUnique = names.every(name => name !== undefined) && new Set(names).size === names.length
  return value.map((item: unknown, index) => [(areUnique && names[index]) || String(index), item])
}

function collect(value: unknown, path: string, isValue: boolean): [string, Entry][] {
  if (typeof value === 'string')
    return [[path, { kind: isValue || isIdentifier(value) ? 'value' : 'text', value }]]
  if (typeof value === 'function') return [[path, { kind: 'value', value: 'a function' }]]
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || value instanceof RegExp)
    return [[path, { kind: 'value', value: String(value) }]]
  return partsOf(value).flatMap(([name, part]) =>
    collect(part, path === '' ? name : `${path}.${name}`, isValue || isUnchanged(name)),
  )
}

export function entriesOf(exports: Readonly<Record<string, unknown>>): Entries {
  return Object.fromEntries(collect(exports, '', false))
}

type Section = { texts: string[]; tags: string[]; links: Set<string>; cited: Set<string>; values: number[] }

const emptySection = (): Section => ({
  texts: [],
  tags: [],
  links: new Set(),
  cited: new Set(),
  values: [],
})

type Row = { label: string; value: number; note?: string }
type BodyProps = {
  children?: ReactNode
  href?: string
  id?: string
  ids?: string
  rows?: Row[]
  unit?: string
}

function visit(node: ReactNode, section: Section) {
  if (Array.isArray(node)) {
    for (const part of node) visit(part, section)
    return
  }
  if (!isValidElement<BodyProps>(node)) return
  const { children, href, ids, rows = [], unit } = node.props
  if (typeof node.type === 'string') section.tags.push(node.type)
  if (href) section.links.add(href)
  for (const id of ids?.split(' ') ?? []) section.cited.add(id)
  if (unit) section.texts.push(unit)
  for (const { label, value, note } of rows) {
    section.texts.push(label, ...(note ? [note] : []))
    section.values.push(value)
  }
  visit(children, section)
}

/** The body of an article by section: `Body.why`. Text before the first heading is `Body.start`. */
export function bodyEntries(body: ReactNode): Entries {
  const sections = new Map<string, Section>()
  let current = emptySection()
  sections.set('start', current)
  const top: ReactNode[] = isValidElement<BodyProps>(body) ? [body.props.children].flat() : [body].flat()
  for (const node of top) {
    if (isValidElement<BodyProps>(node) && node.type === 'h2' && node.props.id) {
      current = emptySection()
      sections.set(node.props.id, current)
    }
    current.texts.push(textOf(node).replace(/\s+/g, ' ').trim())
    visit(node, current)
  }
  return Object.fromEntries(
    [...sections].flatMap(([id, { texts, tags, links, cited, values }]): [string, Entry][] => [
      [`Body.${id}`, { kind: 'text', value: texts.filter(Boolean).join('\n') }],
      [`Body.${id}.tags`, { kind: 'value', value: tags.filter(tag => !inline.has(tag)).join(' ') }],
      [`Body.${id}.links`, { kind: 'value', value: [...links].sort().join(' ') }],
      [`Body.${id}.sources`, { kind: 'value', value: [...cited].sort().join(' ') }],
      [`Body.${id}.bars`, { kind: 'value', value: values.join(' ') }],
    ]),
  )
}

/** Emphasis and line breaks may differ between languages. */
const inline = new Set(['strong', 'em', 'a', 'br', 'span', 'abbr'])
