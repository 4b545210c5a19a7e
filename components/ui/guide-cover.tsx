import { home } from '@/content/home'
import { art } from '@/lib/art'
import { Picture } from './picture'

/** Cover of the field guide: drawn, and silent, because the words beside it say the same. */
export function GuideCover() {
  return (
    <div className="guide-cover" aria-hidden="true">
      <div className="guide-label">
        <span className="block text-xs">{home.guide.coverLine}</span>
        <span className="guide-title block">{home.guide.coverTitle}</span>
      </div>
      <Picture art={art['guide-cover']} alt="" sizes="320px" />
    </div>
  )
}
