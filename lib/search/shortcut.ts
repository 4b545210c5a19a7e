/** Control+K, and Command+K on Apple platforms, where Control+K edits text. */
export const isSearchShortcut = ({ key, metaKey, ctrlKey }: KeyboardEvent) =>
  key === 'k' && (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey)
