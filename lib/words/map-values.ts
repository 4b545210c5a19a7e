/** Applies `map` to each value of an object. */
export function mapValues<Key extends string, Value, Result>(
  object: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const mapped: Partial<Record<Key, Result>> = {}
  for (const key in object) mapped[key] = map(object[key], key)
  if (isWhole(mapped, object)) return mapped
  throw new Error('unreachable: every key has been mapped')
}

function isWhole<Key extends string, Result>(
  mapped: Partial<Record<Key, Result>>,
  object: Readonly<Record<Key, unknown>>,
): mapped is Record<Key, Result> {
  return Object.keys(object).every(key => key in mapped)
}
