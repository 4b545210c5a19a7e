import type { ServiceKey } from '@/content/schema'
import { serviceHeads } from '@/content/ui/trial-figures'
import { headArt, serviceArt } from '@/lib/art-for'
import { Picture } from '../ui/picture'

const hasHead = (key: ServiceKey): key is keyof typeof serviceHeads => key in serviceHeads

/** The picture in the head of a service's page: a part of its figure without words, or its relief. */
export function ServiceHeadArt({ serviceKey }: { serviceKey: ServiceKey }) {
  const art = hasHead(serviceKey) ? headArt(serviceHeads[serviceKey]) : serviceArt(serviceKey)
  return <Picture art={art} alt="" sizes="42vw" />
}
