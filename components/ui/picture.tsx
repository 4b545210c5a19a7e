import type { Art } from '@/lib/art'

type PictureProps = {
  art: Art
  /** Empty for drawn land, which says nothing that the words do not. */
  alt: string
  sizes: string
  /** Only for art in the first screen. */
  priority?: boolean
}

/** What `<source>` or `<img>` needs to know of a format: with one size only, no width and no `sizes`. */
function filesOf(srcSet: string, sizes: string) {
  return srcSet.includes(',') ? { srcSet, sizes } : { srcSet: srcSet.split(' ', 1)[0] }
}

/** A picture made at build time, in the formats and sizes that exist. Never a style attribute. */
export function Picture({ art, alt, sizes, priority = false }: PictureProps) {
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  // The last format is the image's own; naming it once more as a source would say nothing new.
  const own = art.sources?.at(-1)?.srcSet
  return (
    <picture>
      {art.dark ? <source media="(prefers-color-scheme: dark)" srcSet={art.dark} /> : null}
      {art.sources?.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} {...filesOf(srcSet, sizes)} />
      ))}
      <img
        src={art.src}
        {...(own?.includes(',') ? filesOf(own, sizes) : {})}
        width={art.width}
        height={art.height}
        alt={alt}
        {...loading}
      />
    </picture>
  )
}
