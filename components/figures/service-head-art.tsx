import type { ServiceKey } from '@/content/schema'
import { serviceHeads } from '@/content/ui/trial-figures'
import { art } from '@/lib/art'
import { headArt } from '@/lib/art-for'
import { Picture } from '../ui/picture'

const hasHead = (key: ServiceKey): key is keyof typeof serviceHeads => key in serviceHeads

/** Art at the top of a service page: a detail of its figure, or an island in relief. */
export function ServiceHeadArt({ serviceKey }: { serviceKey: ServiceKey }) {
  const drawn = hasHead(serviceKey) ? headArt(serviceHeads[serviceKey]) : art.island
  return <Picture art={drawn} alt="" sizes="42vw" />
}
