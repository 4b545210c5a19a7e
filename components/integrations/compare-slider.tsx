import { comparison } from '@/content/ui/integrations'
import { fill } from '@/lib/words/fill'
import { bind } from '../bind'

type CompareSliderProps = { before: string; after: string; alt: string; label: string }

const half = 50

/** Two images of the same size, one over the other; a native range input moves the boundary between them. */
export function CompareSlider({ before, after, alt, label }: CompareSliderProps) {
  const id = label.toLowerCase().replace(/[^a-z]+/g, '-')
  return (
    <figure {...bind('compare')}>
      <svg viewBox="0 0 300 200" className="w-full" role="img" aria-label={alt}>
        <clipPath id={id}>
          <rect width={half * 3} height="200" />
        </clipPath>
        <image href={after} width="300" height="200" preserveAspectRatio="xMidYMid slice" />
        <image
          href={before}
          width="300"
          height="200"
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${id})`}
        />
        <path d={`M${half * 3} 0V200`} stroke="var(--color-on-dark)" strokeWidth="2" />
      </svg>
      <figcaption>
        <label className="note flex min-h-11 items-center gap-4">
          <span>{comparison.before}</span>
          <input
            type="range"
            min="0"
            max="100"
            defaultValue={half}
            aria-label={label}
            aria-valuetext={fill(comparison.value, { before: half, after: half })}
            data-value={comparison.value}
            className="grow accent-copper"
          />
          <span>{comparison.after}</span>
        </label>
      </figcaption>
    </figure>
  )
}
