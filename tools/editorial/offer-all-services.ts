import { endedServices } from '../../lib/site/ended-services'

/**
 * For a process that looks at the texts of all services, also of those that have ended: they stay in content/, and keep
 * their rules. To be called before anything of content/ is imported.
 */
export function offerAllServices() {
  for (const path of Object.keys(endedServices)) delete endedServices[path]
}
