import type { Art } from '@/lib/art'

type PictureProps = {
  art: Art
  /** Empty for drawn land, which says nothing that the words do not. */
  alt: string
  sizes: string
  /** Only for art in the first screen. */
  priority?: boolean
}

/** One size only: no width, no `sizes`, and no source that says the same as the picture itself. */
function sourcesOf({ src, sources = [] }: Art, sizes: string) {
  return sources.flatMap(({ type, srcSet }) => {
    if (srcSet.includes(',')) return { type, srcSet, sizes }
    const [only = ''] = srcSet.split(' ')
    return only === src ? [] : { type, srcSet: only }
  })
}

/** A picture made at build time, in the formats and sizes that exist. Never a style attribute. */
export function Picture({ art, alt, sizes, priority = false }: PictureProps) {
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <picture>
      {art.dark ? <source media="(prefers-color-scheme: dark)" srcSet={art.dark} /> : null}
      {sourcesOf(art, sizes).map(source => (
        <source key={source.type} {...source} />
      ))}
      <img src={art.src} width={art.width} height={art.height} alt={alt} {...loading} />
    </picture>
  )
}
