import { render, screen, within } from '@testing-library/react'
import { splitLabel } from '@/components/sections/lead-words'
import { Risks } from '@/components/service/risks'
import { languages } from '@/content/facts/languages'
import type { Service } from '@/content/schema'
import { services } from '@/content/services'
import { servicePaths } from '@/lib/routes'
import { isUntranslated } from '@/lib/site/is-untranslated'
import { serviceSources } from '@/lib/site/references'

const [first] = services
if (!first) throw new Error('There is no service')

/** Name and first sentence of each risk whose further text is folded. */
const inSight = ({ risks }: Pick<Service, 'risks'>) =>
  risks.items.flatMap(({ text, more }) => (more ? [splitLabel(text)] : []))
const namesOf = (service: Pick<Service, 'risks'>) => inSight(service).map(([name]) => name.slice(0, -1))
const sentencesOf = (service: Pick<Service, 'risks'>) => inSight(service).map(([, sentence]) => sentence)

test('every risk is in one list, none behind a second fold, and the name of a folded one is a heading', () => {
  render(<Risks {...first.risks} sources={serviceSources(first)} />)
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(heading => heading.textContent)).toEqual(namesOf(first))
  expect(headings.length).toBeGreaterThan(4)
  expect(first.risks.items.length).toBeGreaterThan(6)
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(first.risks.items.length)
  for (const fold of screen.queryAllByRole('group'))
    expect(within(fold).queryByRole('group')).not.toBeInTheDocument()
})

test.each(services.map(service => [service.slug, service] as const))(
  'every folded risk of %s has its name and a first sentence in sight, in each language that has the page',
  (_slug, service) => {
    const translations = languages.filter(
      one => one.code !== 'en' && !isUntranslated(one, servicePaths[service.key]),
    )
    for (const { code } of translations) {
      const module: Record<string, Service> = jest.requireActual(
        `@/translated/${code}/services/${service.key}`,
      )
      const [translated] = Object.values(module)
      expect(translated && namesOf(translated)).not.toContain('')
      expect(translated && sentencesOf(translated)).not.toContain('')
    }
    expect(namesOf(service)).not.toContain('')
    expect(sentencesOf(service)).not.toContain('')
  },
)
