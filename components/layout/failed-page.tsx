'use client'

import { useEffect } from 'react'
import { phone } from '@/content/facts/phone'
import { failedPage } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'

type FailedPageProps = { error: Error; onRetry: () => void }

/** Error page: what happened, how to continue, and the phone number. */
export function FailedPage({ error, onRetry }: FailedPageProps) {
  useEffect(() => {
    import('@/lib/browser/problem-reports').then(module => module.reportFailedPage(error)).catch(() => {})
  }, [error])

  return (
    <div className="wrap py-24">
      <h1 className="text-display font-display-strong">{failedPage.title}</h1>
      <p className="mt-5 text-lg text-ink-2">
        {failedPage.text}
        <a className="text-link" href={phone.href}>
          {phone.display}
        </a>
        .
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <button type="button" className="plain" onClick={onRetry}>
          {failedPage.retry}
        </button>
        {/* A full page load: the state of this document may be broken. */}
        <a className="text-link" href={localPath(routes.home)}>
          {failedPage.home}
        </a>
      </p>
    </div>
  )
}
