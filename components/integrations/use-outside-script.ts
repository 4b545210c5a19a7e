'use client'

import { useEffect, useState } from 'react'

export type LoadState = 'waiting' | 'loading' | 'ready' | 'failed'

export const limitMs = 10_000

/**
 * Adds an outside script while `wanted`, and takes it away with everything it was asked for when the component
 * leaves the page. `failed` covers errors, blocking and a service that does not answer within 10 s.
 */
export function useOutsideScript(src: string, wanted: boolean): LoadState {
  const [state, setState] = useState<LoadState>('waiting')

  useEffect(() => {
    if (!wanted) return
    setState('loading')
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.dataset.integration = ''
    const timer = setTimeout(() => fail(), limitMs)
    function fail() {
      clearTimeout(timer)
      script.remove()
      setState('failed')
    }
    script.onload = () => {
      clearTimeout(timer)
      setState('ready')
    }
    script.onerror = fail
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.remove()
    }
  }, [src, wanted])

  return state
}
