const WILDCARDS = new Map([
  ['**', '.*'],
  ['*', '[^./]*'],
  ['?', '[^./]'],
])

/** `*` and `?` stop at the separators `.` and `/`; `**`, and a list such as `[a-z]` or `[!a-z]`, do not. */
export function globPattern(glob: string): RegExp {
  const pattern = glob.replaceAll(
    /\\(.)|\[(!?)([^\]]+)\]|\*\*|./gsu,
    (part: string, escaped?: string, negation?: string, list?: string) => {
      if (list !== undefined) return `[${negation && '^'}${list.replaceAll(/[\\^[]/g, '\\$&')}]`
      return WILDCARDS.get(part) ?? (escaped ?? part).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    },
  )
  return new RegExp(`^${pattern}$`, 'su')
}
