import { useEffect, useState } from 'react'
import {
  forgetPending,
  type PendingAddress,
  pendingAddress,
  rememberPending,
} from '@/lib/auth/pending-address'

/** The address that waits for its confirmation, as this browser remembers it. */
export function usePendingAddress() {
  const [pending, setPending] = useState<PendingAddress | null>(null)

  // Stored in this browser, so unknown while the static page is rendered.
  useEffect(() => setPending(pendingAddress()), [])

  function expectConfirmation(email: string, mailedAt: number | null) {
    const next = { email, mailedAt, notedAt: Date.now() }
    rememberPending(next)
    setPending(next)
  }

  function takeAnother() {
    forgetPending()
    setPending(null)
  }

  return { pending, expectConfirmation, takeAnother }
}
