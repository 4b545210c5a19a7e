import type { Service, Source } from '@/content/schema'
import { type SourceId, sources } from '@/content/sources'

function isSourceId(id: string): id is SourceId {
  return id in sources
}

export type NumberedSource = Source & { id: string; number: number }

/** Sources of a page in the order of their numbers. @throws when an id is not in content/sources.ts */
export function numberedSources(ids: readonly string[]): NumberedSource[] {
  return ids.map((id, index) => {
    if (!isSourceId(id)) throw new Error(`"${id}" is not in content/sources.ts`)
    return { ...sources[id], id, number: index + 1 }
  })
}

export function serviceSources(service: Service): NumberedSource[] {
  return numberedSources(service.sources)
}
