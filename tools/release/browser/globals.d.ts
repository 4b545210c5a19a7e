// biome-ignore-all lint/style/useConsistentTypeDefinitions: only interfaces merge with those of the DOM library

import type { EarlyInput } from './boot'

declare global {
  interface Window {
    /** Set by boot.ts, on pages with hydration. */
    early?: EarlyInput
    /** Set by start.ts, on the others. */
    sealed?: { readonly loadStyles: () => Promise<void> }
    /** Not in every supported browser. */
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown
    }
  }
  interface HTMLElement {
    /** React's, on fields: the last value that it knows. */
    readonly _valueTracker?: { setValue: (value: string) => void }
  }
  interface Navigator {
    /** Only in Chromium. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}
