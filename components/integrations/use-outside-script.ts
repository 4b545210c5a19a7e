'use client'

import { useEffect } from 'react'

/** Adds an outside script and removes it when the component unmounts. Whether it came, its frame shows. */
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
