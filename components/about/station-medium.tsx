import type { Station } from '@/content/about'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { photoArt } from '@/lib/pictures/photos'
import { Picture } from '../ui/picture'

/** A photo, or a film with its still and its captions. */
export function StationMedium({ file }: Station) {
  if (!file) return null
  if ('photo' in file) {
    const { photo, alt } = file
    return <Picture art={photoArt(photo)} alt={alt} sizes="(width < 56.3125rem) 100vw, 33vw" />
  }
  const { src, width, height, alt, poster, captions } = file
  return (
    <video
      {...{ src, width, height }}
      {...(poster ? { poster: photoArt(poster).src } : {})}
      aria-label={alt}
      controls
      preload="none"
    >
      {clinic.languages.map(({ code, own }) =>
        captions[code] ? (
          <track
            key={code}
            kind="captions"
            src={captions[code]}
            srcLang={code}
            label={own}
            default={code === language.code}
          />
        ) : null,
      )}
    </video>
  )
}
