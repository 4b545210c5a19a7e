'use client'

import type { Factor } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '@/lib/auth/context'
import { messageFor } from '@/lib/auth/messages'
import { toast } from '../ui/toast'
import { Enroll } from './enroll'

/** Second factor by authenticator app: only verified ones count. */
export function Authenticators() {
  const { client } = useAuth()
  const [factors, setFactors] = useState<Factor[]>([])
  const [adding, setAdding] = useState(false)

  const load = useCallback(async () => {
    const { data } = await client.mfa.listFactors()
    setFactors(data?.totp ?? [])
  }, [client])

  useEffect(() => {
    load()
  }, [load])

  async function remove(factorId: string) {
    const { error } = await client.mfa.unenroll({ factorId })
    if (error) return toast('error', messageFor(error))
    await client.refreshSession()
    toast('success', 'Authenticator app removed.')
    load()
  }

  return (
    <section aria-labelledby="second">
      <h2 id="second" className="text-2xl">
        Second step at sign-in
      </h2>
      <p className="note mt-2 max-w-measure">
        An authenticator app shows six digits that change every 30 seconds. With it, a stolen password is not
        enough.
      </p>
      {factors.length > 0 ? (
        <ul className="mt-4 max-w-150 border-t border-line">
          {factors.map(factor => (
            <li key={factor.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span className="font-semibold">{factor.friendly_name || 'Authenticator app'}</span>
              <button type="button" className="text-link min-h-11" onClick={() => remove(factor.id)}>
                Remove<span className="sr-only"> {factor.friendly_name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? (
        <Enroll
          onDone={() => {
            setAdding(false)
            load()
          }}
        />
      ) : (
        <button type="button" className="plain mt-5" onClick={() => setAdding(true)}>
          Add an authenticator app
        </button>
      )}
    </section>
  )
}
