'use client'

import { FailedPage } from '@/components/layout/failed-page'
import { defaultLocale } from '@/lib/words/locale'
import './globals.css'

type SiteErrorProps = { error: Error }

/** Replaces the document when the layout failed. Uses the site's stylesheet: the policy allows no inline styles. */
export default function SiteError({ error }: SiteErrorProps) {
  return (
    <html lang={defaultLocale}>
      <body>
        <main id="main">
          <FailedPage error={error} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  )
}
