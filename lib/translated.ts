/**
 * The shape of a translation: the keys, lists and values of the English original, with other words. Used as
 * `as const satisfies Translated<typeof english>`: a missing text does not compile, an extra one neither.
 */
export type Translated<English> = English extends string
  ? string
  : English extends number | boolean | null | undefined | ((...args: never[]) => unknown)
    ? English
    : { readonly [Key in keyof English]: Translated<English[Key]> }
