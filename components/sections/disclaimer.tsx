import { disclaimerWords } from '@/content/ui/sections'
import { LinkedWords } from '../ui/linked-words'

type DisclaimerProps = { texts: readonly string[] }

/** Disclaimers that a page must show. No <aside>: reading modes of browsers leave those out. */
export function Disclaimer({ texts }: DisclaimerProps) {
  return (
    <div role="note" aria-label={disclaimerWords.label} className="note disclaimer">
      {texts.map((text, index) => (
        <p key={text} className="max-w-measure mt-0 mb-1.5">
          {index === 0 ? <b className="text-ink">{disclaimerWords.lead}</b> : null}
          <LinkedWords text={text} />
        </p>
      ))}
    </div>
  )
}
