import { articles } from '../../content/articles'
import { calculator } from '../../content/calculator'
import { clinic, knownLanguages } from '../../content/facts/clinic'
import { services } from '../../content/services'
import { textsOf } from '../../lib/editorial/content-texts'
import { checkPeople } from '../../lib/editorial/people'
import { englishFiles, exportsOf } from './content-words'

const signed = [
  ...articles.map(({ meta }) => ({ place: `content/articles/${meta.slug}.tsx`, ...meta })),
  ...services.map(service => ({ place: `content/services/${service.key}.ts`, ...service })),
  { place: 'content/calculator.ts', ...calculator },
]

/** Texts of the English pages, in which a fact about people may be typed. */
async function englishTexts() {
  const files = englishFiles.filter(file => !/^(facts|ui)\/|^(synonyms|sources|schema)\.ts$/.test(file))
  const texts = await Promise.all(
    files.map(async file =>
      textsOf(await exportsOf(`content/${file}`)).map(({ path, text }) => ({
        place: `content/${file} ${path}`,
        text,
      })),
    ),
  )
  return texts.flat()
}

/** @param today ISO date in the clinic's time zone */
export async function peopleFindings(today: string): Promise<string[]> {
  return checkPeople(clinic.people, knownLanguages, signed, await englishTexts(), today)
}
