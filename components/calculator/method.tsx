import type { calculator } from '@/content/calculator'
import { figures } from '@/lib/testosterone/format'
import { albuminFactor, freeTestosterone, ngDlPerNmolL } from '@/lib/testosterone/vermeulen'
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
      <dl className="data max-w-144">
        {constants.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
            <dt>{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 text-lg">A worked example</h3>
      <p className="data mt-2 max-w-measure">
        Total {example.totalNgDl} ng/dL is {t.toFixed(4)} nmol/L; SHBG {example.shbgNmolL} nmol/L; albumin{' '}
        {example.albuminGDl} g/dL, so N is {n.toFixed(4)}. The positive root is x ={' '}
        {result.freeNmolL.toFixed(5)} nmol/L: {shown.freeNgDl} ng/dL or {shown.freePmolL} pmol/L free,{' '}
        {shown.percentFree}% of the total, and {shown.bioavailableNgDl} ng/dL bioavailable.
      </p>
      <p className="note mt-4 max-w-measure">{differences}</p>
    </SideSection>
  )
}
