'use client'

import { useState } from 'react'
import type { Field, Fix } from '@/lib/testosterone/units'

/** `fixes`: readings to choose instead. `own`: the value itself, to be confirmed. */
export type Hint = { words: string; fixes?: readonly Fix[]; own?: string }

/** Hints below the fields. */
export function useHints() {
  const [hints, setHints] = useState<Partial<Record<Field, Hint>>>({})

  // Keeps the state object when nothing changes, so that Calculate rerenders the result alone.
  function setHint(field: Field, hint: Hint | null) {
    setHints(now => {
      if (!hint && !now[field]) return now
      const { [field]: _, ...rest } = now
      return hint ? { ...rest, [field]: hint } : rest
    })
  }

  return { hints, setHint }
}
