'use client'

import type { Factor } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { messageFor } from '@/lib/auth/messages'
import { toast } from '../ui/toast'
import { Enroll } from './enroll'

/** Second factor by authenticator app: only verified ones count. */
export function Authenticators() {
  const { client } = useAuth()
  const [factors, setFactors] = useState<Factor[] | 'loading' | 'unknown'>('loading')
  const [adding, setAdding] = useState(false)
  const texts = authTexts.authenticators

  const load = useCallback(async () => {
    const { data } = await client.mfa.listFactors()
    setFactors(data?.totp ?? 'unknown')
  }, [client])

  useEffect(() => {
    load()
  }, [load])

  async function remove(factorId: string) {
    const { error } = await client.mfa.unenroll({ factorId })
    if (error) return toast('error', messageFor(error))
    await client.refreshSession()
    toast('success', texts.removed)
    load()
  }

  function added() {
    setAdding(false)
    load()
  }

  if (factors === 'loading') return <p role="status">{authTexts.busy}</p>
  if (factors === 'unknown') {
    return (
      <p role="status">
        {texts.unknown}{' '}
        <button type="button" className="text-link min-h-11 font-semibold" onClick={load}>
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
            <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span className="font-semibold wrap-anywhere">{name || texts.unnamed}</span>
              <button type="button" className="text-link min-h-11" onClick={() => remove(id)}>
                {texts.remove}
                <span className="sr-only"> {name || texts.unnamed}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? (
        <Enroll onDone={added} />
      ) : (
        <button type="button" className="plain" onClick={() => setAdding(true)}>
          {texts.add}
        </button>
      )}
    </div>
  )
}
