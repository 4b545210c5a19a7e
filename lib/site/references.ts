import type { Service, Source } from '@/content/schema'
import { type SourceId, sources } from '@/content/sources'
import { type FigureName, figureWords } from '@/content/ui/figures'
import {
  questionFigures,
  serviceEffects,
  serviceFigures,
  servicePairs,
  serviceRisks,
} from '@/content/ui/trial-figures'
import { weightTrials } from '@/content/weight-trials'
import { askedMost } from './services'

function isSourceId(id: string): id is SourceId {
  return id in sources
}

export type NumberedSource = Source & { id: string; number: number }

/** Sources of a page in the order of their numbers. @throws when an id is not in content/sources.ts */
export function numberedSources(ids: readonly string[]): NumberedSource[] {
  return [...new Set(ids)].map((id, index) => {
    if (!isSourceId(id)) throw new Error(`"${id}" is not in content/sources.ts`)
    return { ...sources[id], id, number: index + 1 }
  })
}

/** A citation as one would say it: 'Snyder 2016', 'FDA 2025'. The first author or the publisher, and the year of the paper. */
export function nameOfSource({ citation }: Pick<Source, 'citation'>): string {
  const [author = ''] = citation.split(/[,:(]|(?<! v)\. /)
  const name = author.trim().replace(/(?<=\p{Ll}) \p{Lu}{1,3}$|\.$/u, '')
  const year = [...citation.matchAll(/(?<=[ (])(?:19|20)\d\d(?=[ ;:.,)]|$)/g)].at(-1)?.[0]
  return year ? `${name} ${year}` : name
}

/** What a part of a service cites, in its order: its texts name their sources as lists, or as lists by level. */
export function idsCitedIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsCitedIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'sources' ? Object.values(value).flat().map(String) : idsCitedIn(value),
  )
}

function evidenceOf(name: FigureName): readonly string[] {
  const { evidence } = figureWords[name]
  return evidence.kind === 'sources' ? evidence.ids : []
}

/** What a service page cites, in the order of the page. */
export function serviceSourceIds(service: Service): string[] {
  const { key, intro, why, benefits, risks, faq } = service
  return [
    ...idsCitedIn([intro, why]),
    ...(serviceFigures[key] ?? []).flatMap(evidenceOf),
    ...[serviceEffects[key]?.source ?? []].flat(),
    ...(servicePairs[key]?.sources ?? []),
    ...(benefits.figure ? weightTrials.map(({ source }) => source) : []),
    ...idsCitedIn(benefits),
    ...[serviceRisks[key]?.source ?? []].flat(),
    ...idsCitedIn([risks, faq.items.slice(0, askedMost)]),
  ]
}

export function serviceSources(service: Service): NumberedSource[] {
  return numberedSources(serviceSourceIds(service))
}

/** Sources of the questions beyond those on the service page. */
export function questionSources(service: Service): NumberedSource[] {
  return numberedSources([
    ...idsCitedIn(service.faq.items.slice(askedMost)),
    ...(questionFigures[service.key] ?? []).flatMap(evidenceOf),
  ])
}
