'use client'

import { localToday } from '@/lib/dates'
import type { ArticleSlug } from '@/lib/routes'
import { KeepButton } from './keep-button'
import { ShareButton } from './share-button'

/** Keeps the article on this device, and shares it. */
export function ArticleTools({ slug }: { slug: ArticleSlug }) {
  return (
    <div className="needs-script no-print mt-8">
      <KeepButton onKeep={({ keptArticles }) => keptArticles.keep({ slug, date: localToday() })}>
        <ShareButton />
      </KeepButton>
    </div>
  )
}
