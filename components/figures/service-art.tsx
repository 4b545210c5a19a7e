import type { ServiceKey } from '@/content/schema'
import { serviceHeads } from '@/content/ui/trial-figures'
import { art } from '@/lib/pictures/art'
import { headArt } from '@/lib/pictures/art-for'
import { Picture, type PictureProps } from '../ui/picture'

type ServiceArtProps = { serviceKey: ServiceKey }

/** A detail of a service's figure, without words. */
export function ServiceHeadArt({ serviceKey }: ServiceArtProps) {
  return <Picture art={headArt(serviceHeads[serviceKey])} alt="" sizes="42vw" />
}

type ServiceEmblemProps = ServiceArtProps & Pick<PictureProps, 'first'>

/** The drawing that stands for a service in menus and lists. */
export function ServiceEmblem({ serviceKey, ...first }: ServiceEmblemProps) {
  return <Picture art={art[`emblem-${serviceHeads[serviceKey]}`]} alt="" sizes="56px" {...first} />
}
