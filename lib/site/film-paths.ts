import type { Service } from '@/content/schema'

type ServiceParts = Pick<Service, 'slug'> & { parts?: readonly { kind: string }[] | undefined }

/** Pages of the services that show a film; `npm run generate` writes them into paths.ts for the content policy. */
export function filmPathsOf(services: readonly ServiceParts[]): string[] {
  return services
    .filter(({ parts }) => parts?.some(({ kind }) => kind === 'video'))
    .map(({ slug }) => `/services/${slug}`)
}
