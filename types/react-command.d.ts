import 'react'

// Invoker commands (HTML Living Standard): React passes them through but does not type them yet.
declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging needs an interface
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close'
    commandfor?: string
  }
}
