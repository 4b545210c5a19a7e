'use client'

import { useEffect, useState } from 'react'

export type Outcome = 'ready' | 'failed'
export type LoadState = 'waiting' | 'loading' | Outcome

export const limitMs = 10_000

/** `loading` with the very render that asks: a frame painted in between showed both texts, one moved by the other. */
export const loadState = (wanted: boolean, outcome: Outcome | undefined): LoadState =>
  outcome ?? (wanted ? 'loading' : 'waiting')

/**
 * Adds an outside script while `wanted`, and takes it away with everything it was asked for when the component
 * leaves the page. `failed` covers errors, blocking and a service that does not answer within 10 s.
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
