import { render, screen, within } from '@testing-library/react'
import { Risks } from '@/components/service/risks'
import { services } from '@/content/services'
import { serviceSources } from '@/lib/site/references'

test.each(services.map(service => [service.slug, service] as const))(
  '%s: every risk has its name as a heading and its sentence in sight, boxed warnings first',
  (_slug, service) => {
    const { risks } = service
    const { container } = render(<Risks {...risks} sources={serviceSources(service)} />)
    const [list] = screen.getAllByRole('list')
    if (!list) throw new Error('There is no list')
    const rows = within(list).getAllByRole('listitem')
    expect(rows).toHaveLength(risks.items.length)
    for (const [index, { title, text, isBoxed, more }] of risks.items.entries()) {
      const row = rows[index]
      const shown = row?.querySelector('summary') ?? row
      expect(shown?.querySelector('h3')?.textContent).toBe(isBoxed ? `${title} Boxed warning` : title)
      expect(shown).toHaveTextContent(text)
      expect(row?.querySelector('details') === null).toBe(more === undefined)
    }
    const boxed = risks.items.map(({ isBoxed = false }) => isBoxed)
    expect(boxed).toEqual([...boxed].sort((a, b) => Number(b) - Number(a)))
    // A heading that folds may hold nothing else to press.
    expect(container.querySelector('summary a')).toBeNull()
    expect(container.querySelectorAll('.care').length).toBeGreaterThanOrEqual(3)
  },
)
