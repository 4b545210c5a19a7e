declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge with those of the DOM library
  interface Window {
    /** Set by tools/release/browser/start.ts. */
    sealed?: { readonly loadStyles: () => Promise<void> }
  }
}

/**
 * Resolves once the whole stylesheet is there. A sealed page inlines the rules of its own markup only, so whatever is added to it
 * waits for this.
 */
export const wholeStyles = (): Promise<void> => window.sealed?.loadStyles() ?? Promise.resolve()
