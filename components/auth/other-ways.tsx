'use client'

import { type AuthMode, authTexts } from '@/content/auth'
import { routes } from '@/lib/routes'
import { useWithNext } from './use-with-next'

type OtherWaysProps = { mode: AuthMode; busy: boolean; onToggle: () => void }

/** Below the form: the other mode, and what belongs to this one. */
export function OtherWays({ mode, busy, onToggle }: OtherWaysProps) {
  const forgot = useWithNext(`${routes.auth}/forgot`)
  return (
    <>
      <p className="mt-6">
        <button type="button" className="text-link min-h-11 font-semibold" onClick={onToggle} disabled={busy}>
          {authTexts.modes[mode].toggle}
        </button>
      </p>
      {mode === 'sign-up' ? (
        <p className="note mt-2 max-w-115">{authTexts.account}</p>
      ) : (
        <p>
          <a className="text-link inline-flex min-h-11 items-center" href={forgot}>
            {authTexts.forgot}
          </a>
        </p>
      )}
    </>
  )
}
