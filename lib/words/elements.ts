/** What is read of a React element, without React: an article's body is drawn by components/blog, and read by lib/. */
export type ElementData = { type: unknown; props: Readonly<Record<string, unknown>> }

/** Undefined for text, numbers and nothing. */
export function elementData(node: unknown): ElementData | undefined {
  if (typeof node !== 'object' || node === null || !('type' in node) || !('props' in node)) return undefined
  const { type, props } = node
  return typeof props === 'object' && props !== null ? { type, props: { ...props } } : undefined
}
