/** A table that lists queries, between semicolons, by what they must lead to: a row for each query. */
export const byQuery = <To extends string>(table: Readonly<Partial<Record<To, string>>>) =>
  Object.entries<string>(table as Record<To, string>).flatMap(([to, queries]) =>
    queries.split('; ').map(query => [query, to as To] as const),
  )
