'use client'

import { type AuthMode, authTexts } from '@/content/auth'

type AuthLinksProps = { mode: AuthMode; busy: boolean; onToggle: () => void }

/** Switches between sign in and sign up, below the form. */
export function AuthLinks({ mode, busy, onToggle }: AuthLinksProps) {
  return (
    <p className="mt-6 max-sm:mt-1">
      <button type="button" className="text-link min-h-11 font-semibold" onClick={onToggle} disabled={busy}>
        {authTexts.modes[mode].toggle}
      </button>
    </p>
  )
}
