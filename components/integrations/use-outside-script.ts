'use client'

import { useEffect, useState } from 'react'

export type Outcome = 'ready' | 'failed'
export type LoadState = 'waiting' | 'loading' | Outcome

export const limitMs = 10_000

/** `loading` in the same render as the request: a frame painted in between would show both texts and shift the layout. */
export const loadState = (wanted: boolean, outcome: Outcome | undefined): LoadState =>
  outcome ?? (wanted ? 'loading' : 'waiting')

/**
 * Adds an outside script while `wanted` and removes it when the component unmounts. `failed` covers errors, blocking and
 * no response within 10 s.
 */
export function useOutsideScript(src: string, wanted: boolean): LoadState {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!wanted) return
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.dataset.integration = ''
    const timer = setTimeout(() => fail(), limitMs)
    function fail() {
      clearTimeout(timer)
      script.remove()
      setOutcome('failed')
    }
    script.onload = () => {
      clearTimeout(timer)
      setOutcome('ready')
    }
    script.onerror = fail
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.remove()
    }
  }, [src, wanted])

  return loadState(wanted, outcome)
}
