import { articles } from '../../content/articles'
import { calculator } from '../../content/calculator'
import { clinic, knownLanguages } from '../../content/facts/clinic'
import { services } from '../../content/services'
import { checkPeople } from '../../lib/editorial/people'
import { englishTexts } from './english-texts'

const signed = [
  ...articles.map(({ meta }) => ({ place: `content/articles/${meta.slug}.tsx`, ...meta })),
  ...services.map(service => ({ place: `content/services/${service.key}.ts`, ...service })),
  { place: 'content/calculator.ts', ...calculator },
]

/** @param today ISO date in the clinic's time zone */
export async function peopleFindings(today: string): Promise<string[]> {
  return checkPeople(clinic.people, knownLanguages, signed, await englishTexts(), today)
}
