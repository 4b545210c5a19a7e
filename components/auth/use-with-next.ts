'use client'

import { useSyncExternalStore } from 'react'
import { withNext } from '@/lib/auth/return-path'

const never = () => () => undefined

/** A link within sign-in that keeps where the visitor wanted to go. Only the browser knows: the page is static. */
export function useWithNext(path: string): string {
  return useSyncExternalStore(
    never,
    () => withNext(path),
    () => path,
  )
}
