import { sessions } from '@/content/ui/service'
import { fill } from '@/lib/words/fill'

type PhotoSequenceProps = { treatments: number; weeksApart: readonly [from: number, to: number] }

export function photosTaken({ treatments, weeksApart: [from, to] }: PhotoSequenceProps): string {
  return treatments === 1 ? sessions.afterOne : fill(sessions.afterSeveral, { count: treatments, from, to })
}

type DrawnSequenceProps = Pick<PhotoSequenceProps, 'treatments'> & { className?: string }

/** When the photos are taken: a frame before the first treatment, a dot for each treatment, a filled frame after the last. */
export function PhotoSequence({ treatments, className = '' }: DrawnSequenceProps) {
  const width = treatments * 22 + 68
  return (
    <svg
      className={`photo-sequence ${className}`}
      viewBox={`0 0 ${width} 28`}
      width={width}
      height="28"
      aria-hidden="true"
    >
      <path d={`M26 14H${width - 26}`} />
      <rect x="1" y="2" width="24" height="24" />
      {Array.from({ length: treatments }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their position
        <circle key={index} cx={45 + index * 22} cy="14" r="7" />
      ))}
      <rect className="photo-after" x={width - 25} y="2" width="24" height="24" />
    </svg>
  )
}
