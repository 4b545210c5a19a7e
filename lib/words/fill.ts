type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Puts values into the placeholders of a text: fill('Page {number}', { number: 2 }) -> 'Page 2'. */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholders<Text>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
}
