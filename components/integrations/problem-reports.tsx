'use client'

import { useEffect } from 'react'

type ProblemReportsProps = { url: string }

/** Reports refused loads and script errors to the owner's address, where one is given. Off by default. */
export function ProblemReports({ url }: ProblemReportsProps) {
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    import('@/lib/problem-reports').then(({ reportProblems }) => {
      if (!isGone) end = reportProblems(url)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [url])
  return null
}
