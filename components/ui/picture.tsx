import type { Art } from '@/lib/art'

type PictureProps = {
  art: Art
  /** Empty for drawn land, which says nothing that the words do not. */
  alt: string
  sizes: string
  /** Only for art in the first screen, which is asked for at once: before the letters of the text, or behind them. */
  first?: 'before-letters' | 'behind-letters'
}

/** A picture made at build time, in the formats and sizes that exist. Never a style attribute. */
export function Picture({ art, alt, sizes, first }: PictureProps) {
  const loading = first
    ? ({ fetchPriority: first === 'before-letters' ? 'high' : 'low' } as const)
    : ({ loading: 'lazy' } as const)
  // The last format is the image's own; naming it once more as a source would say nothing new.
  const own = art.sources?.at(-1)
  const image = (
    <img
      src={art.src}
      {...(own ? { srcSet: own.srcSet, sizes } : {})}
      width={art.width}
      height={art.height}
      alt={alt}
      {...loading}
    />
  )
  if (!own && !art.dark) return image
  return (
    <picture>
      {art.dark ? <source media="(prefers-color-scheme: dark)" srcSet={art.dark} /> : null}
      {art.sources?.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
