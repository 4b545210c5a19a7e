'use client'

import { FailedPage } from '@/components/layout/failed-page'

type PageErrorProps = { reset: () => void }

/** In place of a page that broke; header and footer stay. */
export default function PageError({ reset }: PageErrorProps) {
  return <FailedPage again={reset} />
}
