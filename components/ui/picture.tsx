import type { Art } from '@/lib/pictures/art'

export type PictureProps = {
  art: Art
  /** Empty for decorative art. */
  alt: string
  sizes: string
  /** For art in the first screen, loaded eagerly: with high priority when painted before the text, low when behind it. */
  first?: 'before-letters' | 'behind-letters'
}

/** Screens on which the labels of the wide version of a figure are large enough to read. */
const wideScreen = '(width >= 45rem)'

/** A picture in the formats and sizes that the build generated. Never uses a style attribute. */
export function Picture({ art, alt, sizes, first }: PictureProps) {
  const loading = first
    ? ({ fetchPriority: first === 'before-letters' ? 'high' : 'low' } as const)
    : ({ loading: 'lazy' } as const)
  // The last format is the <img>'s own src and needs no <source>.
  const fallbackSource = art.sources?.at(-1)
  const image = (
    <img
      src={art.src}
      {...(fallbackSource ? { srcSet: fallbackSource.srcSet, sizes } : {})}
      width={art.width}
      height={art.height}
      alt={alt}
      {...loading}
    />
  )
  const { wide } = art
  if (!fallbackSource && !art.dark && !wide) return image
  return (
    <picture>
      {wide?.dark ? (
        <source
          media={`${wideScreen} and (prefers-color-scheme: dark)`}
          srcSet={wide.dark}
          width={wide.width}
          height={wide.height}
        />
      ) : null}
      {wide ? <source media={wideScreen} srcSet={wide.src} width={wide.width} height={wide.height} /> : null}
      {art.dark ? <source media="(prefers-color-scheme: dark)" srcSet={art.dark} /> : null}
      {art.sources?.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
