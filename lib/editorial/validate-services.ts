import { z } from 'zod'
import { allowedWording } from '@/content/facts/claims'
import { language } from '@/content/facts/language'
import { type Service, serviceSchema } from '@/content/schema'
import { isUntranslated } from '@/lib/site/is-untranslated'
import { idsCitedIn, serviceSourceIds } from '@/lib/site/references'
import { issues, objectsIn, repeated } from './content-issues'
import { textsOf } from './content-texts'
import { missing, requiredOf } from './required'
import { repeatedlyCited, studyFigure } from './study-figures'
import { bannedWording } from './wording'

const citedPart = z.object({
  text: z.string().optional(),
  answer: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
})

/** Figures of a study without a source in the texts and answers of a service page. */
const uncitedInService = (service: Service): string[] =>
  objectsIn(service).flatMap(({ path, part }) => {
    const found = citedPart.safeParse(part).data
    if (!found || found.sources.length > 0) return []
    const words = found.text ?? found.answer.join(' ')
    return studyFigure.test(words) ? [`${path} "${words.slice(0, 60)}"`] : []
  })

export function checkServices(
  services: readonly Service[],
  sources: Readonly<Record<string, unknown>>,
): string[] {
  return services.flatMap(service => {
    // Its English text cannot keep another language's rules.
    if (isUntranslated(language, `/services/${service.slug}`)) return []
    const place = `content/services/${service.key}.ts`
    const texts = textsOf(service)
    const all = texts.map(({ text }) => text).join(' ')
    return [
      ...issues(place, serviceSchema, service),
      ...[...serviceSourceIds(service), ...idsCitedIn(service.faq)]
        .filter(id => !(id in sources))
        .map(id => `${place}: source "${id}" is not in content/sources.ts`),
      ...texts.flatMap(({ path, text }) =>
        bannedWording({ place: `${place} ${path}`, text, groups: service.wording }, allowedWording),
      ),
      ...missing(place, all, requiredOf(service.key)),
      ...uncitedInService(service).map(text => `${place}: figures of a study without a source: ${text}`),
      ...repeatedlyCited(place, all),
      ...repeated(
        `${place} faq`,
        service.faq.items.map(({ id }) => id),
      ),
    ]
  })
}
