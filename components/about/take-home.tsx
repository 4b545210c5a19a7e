import { Section } from '../sections/section'

type Form = { title: string } & ({ lines: readonly string[] } | { columns: readonly string[] })

type TakeHomeProps = { heading: string; note: string; forms: readonly Form[] }

/** Rows of an empty table. */
const emptyRows = [0, 1, 2, 3] as const

/** The papers of a visit, drawn as empty forms: what they have room for, and nothing filled in. */
export function TakeHome({ heading, note, forms }: TakeHomeProps) {
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5">{note}</p>
      <ul className="forms">
        {forms.map(form => (
          <li key={form.title} className="form-sheet">
            <h3 className="text-md">{form.title}</h3>
            {'lines' in form ? (
              <ul>
                {form.lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <>
                <ul className="form-columns">
                  {form.columns.map(column => (
                    <li key={column}>{column}</li>
                  ))}
                </ul>
                {emptyRows.map(row => (
                  <div key={row} className="form-row" aria-hidden="true">
                    {form.columns.map(column => (
                      <span key={column} />
                    ))}
                  </div>
                ))}
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
