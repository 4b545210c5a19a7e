'use client'

import { FailedPage } from '@/components/layout/failed-page'

type PageErrorProps = { error: Error; reset: () => void }

/** Replaces a page that failed to render; header and footer stay. */
export default function PageError({ error, reset }: PageErrorProps) {
  return <FailedPage error={error} onRetry={reset} />
}
