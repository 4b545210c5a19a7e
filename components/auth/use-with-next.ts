'use client'

import { useSyncExternalStore } from 'react'
import { withNext } from '@/lib/auth/return-path'
import { localPath } from '@/lib/site/local-path'

const never = () => () => undefined

/** A sign-in link that keeps the `next` parameter, which is unknown while the static page is rendered. */
export function useWithNext(path: string): string {
  return useSyncExternalStore(
    never,
    () => withNext(path),
    () => localPath(path),
  )
}
