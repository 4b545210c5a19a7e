'use client'

import { startTransition, useEffect, useState } from 'react'

/** A value one painted frame later, so that drawing the rest never delays the answer to a tap. */
export function useAfterPaint<Value>(value: Value): Value | null {
  const [painted, setPainted] = useState<Value | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])

  return painted
}
