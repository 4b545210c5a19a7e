import type { ReactNode } from 'react'
import { phone } from '@/content/facts/phone'
import { incompletePage } from '@/content/ui/layout'

type AppMissingProps = { children?: ReactNode }

/** Shown when hydration files failed to load (tools/release/browser/add-files.ts). */
export function AppMissing({ children = incompletePage.app }: AppMissingProps) {
  return (
    <p role="alert" className="app-missing">
      {children}
    </p>
  )
}

/**
 * Shown instead of the form, or of the words that ask to wait, when the boot script was blocked or lost. It follows them
 * in the same parent: the seal inserts the script before them, and its element is still there only if it did not run.
 */
export function BootMissing() {
  return (
    <p className="boot-missing">
      {incompletePage.boot}
      <a className="text-link whitespace-nowrap" href={phone.href}>
        {phone.display}
      </a>
      .
    </p>
  )
}
