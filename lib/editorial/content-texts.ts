/** Fields without text for readers. */
const silent = new Set([
  'href',
  'id',
  'slug',
  'link',
  'key',
  'kind',
  'url',
  'icon',
  'art',
  'target',
  'schemaType',
  'figure',
  'claim',
  'sources',
  'related',
  'serviceKey',
  'calledBy',
  'mark',
  'source',
  'tags',
  'category',
  // For whoever maintains the content: lib/editorial/expiry.ts.
  'renew',
])

export const isNotShown = (name: string): boolean => silent.has(name)

/** Name of a part in the path of a field: an entry of a list by its id or key, if it has one, which is easier found than its number. */
export function nameOf(list: unknown, name: string, part: unknown): string {
  if (!Array.isArray(list) || typeof part !== 'object' || part === null) return name
  const id: unknown = Reflect.get(part, 'id') ?? Reflect.get(part, 'key')
  return typeof id === 'string' ? id : name
}

/** Every text in a content object, with the path of its field. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const own = nameOf(value, name, part)
    return isNotShown(name) ? [] : textsOf(part, path === '' ? own : `${path}.${own}`)
  })
}
