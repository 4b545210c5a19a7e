'use client'

import { useEffect } from 'react'

/** Opens the question that the address points at, on arrival and when the fragment changes. */
export function OpenLinkedQuestion() {
  useEffect(() => {
    function open() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!(target instanceof HTMLDetailsElement)) return
      target.open = true
      target.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return null
}
