'use client'

import { FailedPage } from '@/components/layout/failed-page'
import './globals.css'

/** In place of everything, when the layout itself broke. Its styles are the site's stylesheet: the policy admits no others. */
export default function SiteError() {
  return (
    <html lang="en-US">
      <body>
        <main id="main">
          <FailedPage again={() => location.reload()} />
        </main>
      </body>
    </html>
  )
}
