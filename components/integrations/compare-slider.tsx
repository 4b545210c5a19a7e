'use client'

import { useState } from 'react'
import { comparison } from '@/content/ui/integrations'
import { fill } from '@/lib/fill'

type CompareSliderProps = { before: string; after: string; alt: string; label: string }

/** Two images of the same size, one over the other; a native range input moves the boundary between them. */
export function CompareSlider({ before, after, alt, label }: CompareSliderProps) {
  const [shown, setShown] = useState(50)
  const id = label.toLowerCase().replace(/[^a-z]+/g, '-')
  return (
    <figure>
      <svg viewBox="0 0 300 200" className="w-full" role="img" aria-label={alt}>
        <clipPath id={id}>
          <rect width={shown * 3} height="200" />
        </clipPath>
        <image href={after} width="300" height="200" preserveAspectRatio="xMidYMid slice" />
        <image
          href={before}
          width="300"
          height="200"
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${id})`}
        />
        <path d={`M${shown * 3} 0V200`} stroke="var(--color-on-dark)" strokeWidth="2" />
      </svg>
      <figcaption>
        <label className="note flex min-h-11 items-center gap-4">
          <span>{comparison.before}</span>
          <input
            type="range"
            min="0"
            max="100"
            value={shown}
            aria-label={label}
            aria-valuetext={fill(comparison.value, { before: shown, after: 100 - shown })}
            className="grow accent-copper"
            onChange={event => setShown(Number(event.target.value))}
          />
          <span>{comparison.after}</span>
        </label>
      </figcaption>
    </figure>
  )
}
