'use client'

import { useEffect } from 'react'

/** Adds a third-party script and removes it when the component unmounts. Failures are detected in its frame. */
export function useOutsideScript(src: string): void {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.dataset.integration = ''
    document.head.append(script)
    return () => script.remove()
  }, [src])
}
