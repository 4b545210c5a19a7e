import type { Station } from '@/content/about'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { photoArt } from '@/lib/pictures/photos'
import { Picture } from '../ui/picture'

/** A photo, or a film with its still and its captions. */
export function StationMedium(station: Station) {
  if (!station.file) return null
  if (station.kind === 'photo') {
    const { photo, alt } = station.file
    return <Picture art={photoArt(photo)} alt={alt} sizes="(width < 56.3125rem) 100vw, 33vw" />
  }
  const { src, width, height, alt, poster, captions } = station.file
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
