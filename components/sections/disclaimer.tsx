import { disclaimerWords } from '@/content/ui/sections'

type DisclaimerProps = { texts: readonly string[] }

/** Disclaimers that a page must show. */
export function Disclaimer({ texts }: DisclaimerProps) {
  return (
    <aside aria-label={disclaimerWords.label} className="note disclaimer">
      {texts.map((text, index) => (
        <p key={text} className="max-w-measure mb-1.5">
          {index === 0 ? <b className="text-ink">{disclaimerWords.lead}</b> : null}
          {text}
        </p>
      ))}
    </aside>
  )
}
