import { art } from '@/lib/pictures/art'
import { Picture } from '../ui/picture'

type GuideCoverProps = { line: string; title: string }

/** Cover of the guide. Decorative: the text beside it says the same. */
export function GuideCover({ line, title }: GuideCoverProps) {
  return (
    <div className="guide-cover" aria-hidden="true">
      <div className="guide-label">
        <span className="block text-xs">{line}</span>
        <span className="guide-title block">{title}</span>
      </div>
      <Picture art={art['guide-cover']} alt="" sizes="320px" />
    </div>
  )
}
