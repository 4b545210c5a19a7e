'use client'

import { FailedPage } from '@/components/layout/failed-page'
import { defaultLocale } from '@/lib/locale'
import './globals.css'

/** Replaces the document when the layout failed. Uses the site's stylesheet: the policy allows no inline styles. */
export default function SiteError() {
  return (
    <html lang={defaultLocale}>
      <body>
        <main id="main">
          <FailedPage onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  )
}
