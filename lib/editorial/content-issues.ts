import type { z } from 'zod'
import { nameOf } from './content-texts'

/** What a schema finds wrong in a value, each finding with the name of its field. */
export function issues(place: string, schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (
    error?.issues.map(({ path, message }) => {
      const field = fieldOf(value, path)
      const at = field === '' ? place : `${place}${place.includes(' ') ? '.' : ' '}${field}`
      return `${at}: ${message}`
    }) ?? []
  )
}

/** 'items.pellets.link' for the path items, 3, link. */
function fieldOf(value: unknown, path: readonly PropertyKey[]): string {
  let parent = value
  const names = path.map(step => {
    const part: unknown =
      typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined
    const name = nameOf(parent, String(step), part)
    parent = part
    return name
  })
  return names.join('.')
}

/** Values that stand twice in a list. */
export function repeated(place: string, values: readonly string[]): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map(value => `${place}: "${value}" appears twice`)
}

/** Every object inside a value, itself included, with the path of its field. */
export function objectsIn(value: unknown, path: readonly string[] = []): { path: string; part: object }[] {
  if (typeof value !== 'object' || value === null) return []
  const object = { path: path.join('.'), part: value }
  return [
    object,
    ...Object.entries(value).flatMap(([name, part]) => objectsIn(part, [...path, nameOf(value, name, part)])),
  ]
}
