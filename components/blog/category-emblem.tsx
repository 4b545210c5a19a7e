import type { Category, ServiceKey } from '@/content/schema'
import { ServiceEmblem } from '../figures/service-art'

const serviceOf: Record<Category, ServiceKey> = {
  hormone: 'testosterone-replacement-therapy',
  'weight-loss': 'medical-weight-loss',
  peptide: 'peptide-therapy',
  functional: 'functional-health-programs',
  prp: 'prp-therapy',
}

/** The drawing of the service that the articles of a category are about. */
export function CategoryEmblem({ category }: { category: Category }) {
  return <ServiceEmblem serviceKey={serviceOf[category]} />
}
