'use client'

import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '@/lib/auth/context'
import { idleMs, markUse } from '@/lib/auth/idle'

const checkEveryMs = 60_000
const uses = ['pointerdown', 'keydown'] as const

/**
 * Signs out a visitor who has not used the site for the time that the owner has set (`websiteAccount` in
 * content/facts/clinic.ts). A computer that slept notices on waking.
 * @param onSignedOut null in the second menu of a page, so that one of them watches
 */
export function useIdleSignOut(onSignedOut: (() => void) | null) {
  const { session, signOut, idleHours } = useAuth()
  const isWatching = session !== null && onSignedOut !== null && idleHours !== undefined

  const check = useEffectEvent(async (): Promise<boolean> => {
    if (!session || !idleHours || idleMs(session) < idleHours * 3_600_000) return false
    await signOut()
    onSignedOut?.()
    return true
  })

  const mark = useEffectEvent(() => {
    if (session) markUse(session)
  })

  useEffect(() => {
    if (!isWatching) return
    // Before the first use is marked: coming back is no use.
    const start = check()
    start.then(isOver => isOver || mark())
    const onUse = async () => {
      if (!(await check())) mark()
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') check()
    }
    for (const use of uses) addEventListener(use, onUse)
    document.addEventListener('visibilitychange', onReturn)
    const timer = setInterval(() => check(), checkEveryMs)
    return () => {
      for (const use of uses) removeEventListener(use, onUse)
      document.removeEventListener('visibilitychange', onReturn)
      clearInterval(timer)
    }
  }, [isWatching])
}
