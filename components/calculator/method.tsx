import type { calculator } from '@/content/calculator'
import { pageWords } from '@/content/ui/calculator'
import { figures } from '@/lib/testosterone/format'
import { albuminFactor, freeTestosterone, ngDlPerNmolL } from '@/lib/testosterone/vermeulen'
import { decimal } from '@/lib/words/decimal'
import { fill } from '@/lib/words/fill'
import { SideSection } from '../sections/section'

type MethodProps = (typeof calculator)['how']

/** The equation, its constants, and a worked example computed at build time. */
export function Method({ heading, paragraphs, formula, constants, example, differences }: MethodProps) {
  const result = freeTestosterone(example)
  const shown = figures(result)
  const n = albuminFactor(example.albuminGDl)
  const t = example.totalNgDl / ngDlPerNmolL
  return (
    <SideSection heading={heading} id="method">
      {paragraphs.map(paragraph => (
        <p key={paragraph} className="mb-3 max-w-measure">
          {paragraph}
        </p>
      ))}
      <p className="my-5 font-display text-xl">{formula}</p>
      <details className="fold">
        <summary>
          <h3>{pageWords.example}</h3>
        </summary>
        <dl className="data max-w-144">
          {constants.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
              <dt>{name}</dt>
              {/* Each equation on one line. */}
              <dd className="font-semibold">{value.replace(/(?<!;) /g, '\u00a0')}</dd>
            </div>
          ))}
        </dl>
        <p className="data mt-5">
          {fill(pageWords.exampleText, {
            total: example.totalNgDl,
            totalNmol: decimal(t.toFixed(4)),
            shbg: example.shbgNmolL,
            albumin: decimal(example.albuminGDl),
            n: decimal(n.toFixed(4)),
            root: decimal(result.freeNmolL.toFixed(5)),
            free: shown.freeNgDl,
            freeSi: shown.freePmolL,
            percent: shown.percentFree,
            bioavailable: shown.bioavailableNgDl,
            // A number and its unit on one line.
          }).replace(/ (?=[a-z]+\/d?L\b)/gi, '\u00a0')}
        </p>
        <p className="note my-4">{differences}</p>
      </details>
    </SideSection>
  )
}
