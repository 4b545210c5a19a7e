/** Control K, and Command K on Apple's machines, where Control K is a key of every text field. */
export const isSearchShortcut = ({ key, metaKey, ctrlKey }: KeyboardEvent) =>
  key === 'k' && (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey)
