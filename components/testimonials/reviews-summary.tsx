import { language } from '@/content/facts/language'
import { ReviewsWidget } from '../integrations/reviews-widget'

type ReviewsSummaryProps = { heading: string; source: string; fallbackHref: string }

/** Paper slips in place of reviews that are still loading. Grey bars: no text is hinted at. */
function Slips() {
  return (
    <svg viewBox="0 0 560 224" className="slips needs-script" aria-hidden="true">
      {[
        [0, 84, 38, 94, 98],
        [98, 64, 38, 97, 0],
        [176, 48, 38, 0, 0],
      ].map(([top = 0, height = 0, name = 0, first = 0, second = 0]) => (
        <svg key={top} y={top} height={height} className="slip" aria-hidden="true">
          <rect width="100%" height="100%" />
          <path d={`M20 22h${name * 4.8}`} />
          <path d={`M20 44h${first * 5.2}M20 62h${second * 5.2}`} />
        </svg>
      ))}
    </svg>
  )
}

/** The reviews in their frame, which says where they come from. */
export function ReviewsSummary({ heading, source, fallbackHref }: ReviewsSummaryProps) {
  return (
    <section className="frame reviews-summary">
      <div className="reviews-summary-head">
        <h2 className="text-md">
          {heading}
          {language.inEnglish}
        </h2>
        <p className="note">{source}</p>
      </div>
      <ReviewsWidget start="entry" ground="card" fallbackHref={fallbackHref} meanwhile={<Slips />} />
    </section>
  )
}
