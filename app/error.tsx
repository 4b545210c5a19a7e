'use client'

import { FailedPage } from '@/components/layout/failed-page'

type PageErrorProps = { reset: () => void }

/** Replaces a page that failed to render; header and footer stay. */
export default function PageError({ reset }: PageErrorProps) {
  return <FailedPage onRetry={reset} />
}
