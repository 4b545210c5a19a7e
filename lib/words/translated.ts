/**
 * The type of a translation: the keys, lists and values of the English original, with other words. Used as
 * `as const satisfies Translated<typeof english>`: neither a missing nor an extra text compiles.
 */
export type Translated<English> = English extends string
  ? string
  : English extends number | boolean | null | undefined | ((...args: never[]) => unknown)
    ? English
    : { readonly [Key in keyof English]: Translated<English[Key]> }
