'use client'

import type { Factor } from '@supabase/auth-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { isSessionOver } from '@/lib/auth/session-over'
import { FallbackAlert, useToastOrAlert } from '../ui/toast-or-alert'
import { AuthenticatorRow } from './authenticator-row'
import { Enroll } from './enroll'
import { fullMessageFor } from './messages'

/** Verified authenticator apps, with add and remove. */
export function Authenticators() {
  const { client, forget } = useAuth()
  const { showToast, fallback } = useToastOrAlert()
  const [factors, setFactors] = useState<Factor[] | 'loading' | 'unknown'>('loading')
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAdd = useRef(false)
  const texts = authTexts.authenticators

  const load = useCallback(async () => {
    const { data } = await client.mfa.listFactors()
    setFactors(data?.totp ?? 'unknown')
  }, [client])

  useEffect(() => {
    load()
  }, [load])

  // The focused row or form is unmounted in a later render; then focus the 'add' button.
  useEffect(() => {
    if (!focusAdd.current || !addButton.current || document.activeElement !== document.body) return
    focusAdd.current = false
    addButton.current.focus()
  })

  async function remove(factorId: string) {
    const { error } = await client.mfa.unenroll({ factorId })
    if (error && isSessionOver(error)) return forget()
    if (error) showToast('error', fullMessageFor(error))
    // 'Not found': it was removed in another tab, which is the result we want.
    if (error && error.code !== 'mfa_factor_not_found') return
    if (!error) showToast('success', texts.removed)
    await client.refreshSession()
    focusAdd.current = true
    await load()
  }

  function closeEnroll() {
    focusAdd.current = true
    setAdding(false)
    load()
  }

  if (factors === 'loading') return <p role="status">{authTexts.busy}</p>
  if (factors === 'unknown') {
    return (
      <p role="status">
        {texts.unknown}{' '}
        <button
          type="button"
          className="text-link min-h-11 font-semibold"
          onClick={() => {
            focusAdd.current = true
            load()
          }}
        >
          {texts.retry}
        </button>
      </p>
    )
  }
  return (
    <div className="grid justify-items-start gap-5">
      {factors.length > 0 ? (
        <ul className="w-full max-w-150 border-t border-line">
          {factors.map(({ id, friendly_name: name }) => (
            <AuthenticatorRow key={id} name={name || texts.unnamed} onRemove={() => remove(id)} />
          ))}
        </ul>
      ) : null}
      {adding ? (
        <Enroll onDone={closeEnroll} />
      ) : (
        <button ref={addButton} type="button" className="plain" onClick={() => setAdding(true)}>
          {texts.add}
        </button>
      )}
      <FallbackAlert>{fallback}</FallbackAlert>
    </div>
  )
}
