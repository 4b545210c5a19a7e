import type { ArticleSlug } from '@/lib/routes'
import { bind } from '../bind'
import { KeepButton } from './keep-button'
import { ShareButton } from './share-button'

export function ArticleTools({ slug }: { slug: ArticleSlug }) {
  return (
    <div className="needs-script no-print mt-4">
      <KeepButton data-slug={slug} {...bind('keep-article')}>
        <ShareButton />
      </KeepButton>
    </div>
  )
}
