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

/** Every text in a content object, with the path of its field. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    isNotShown(name) ? [] : textsOf(part, path === '' ? name : `${path}.${name}`),
  )
}
