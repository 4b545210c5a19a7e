'use client'

import { useMemo, useState } from 'react'
import { shown, trimmed } from '@/lib/testosterone/format'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { WhatIfChart } from './what-if-chart'

type WhatIfProps = { result: TestosteroneResult }
type Axis = 'shbg' | 'total'

/** The inputs that can be varied: minimum end of the axis, and the result for another value. */
const axes = {
  shbg: {
    option: 'Change SHBG',
    name: 'SHBG',
    label: 'SHBG, nmol/L',
    unit: 'nmol/L',
    end: 120,
    more: ' The more SHBG, the less is free, even when the total does not change.',
    here: (result: TestosteroneResult) => result.shbgNmolL,
    free: (result: TestosteroneResult, shbgNmolL: number) =>
      freeTestosterone({ ...result, shbgNmolL }).freeNgDl,
  },
  total: {
    option: 'Change total',
    name: 'total testosterone',
    label: 'Total, ng/dL',
    unit: 'ng/dL',
    end: 1200,
    more: '',
    here: (result: TestosteroneResult) => result.totalNgDl,
    free: (result: TestosteroneResult, totalNgDl: number) =>
      freeTestosterone({ ...result, totalNgDl }).freeNgDl,
  },
} as const

/** Free testosterone against SHBG or total, all else equal: why a normal total can go with a low free value. */
export function WhatIf({ result }: WhatIfProps) {
  const [chosen, setChosen] = useState<Axis>('shbg')
  const axis = axes[chosen]
  const here = axis.here(result)
  const at = useMemo(() => (value: number) => axis.free(result, value), [axis, result])

  return (
    <figure className="result-part no-print">
      <h3 className="text-lg">{`What if your ${axis.name} were different?`}</h3>
      <fieldset className="mt-1 flex flex-wrap gap-x-6">
        <legend className="sr-only">Along the axis</legend>
        {(['shbg', 'total'] as const).map(option => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="what-if"
              className="size-5 accent-copper"
              checked={chosen === option}
              onChange={() => setChosen(option)}
            />
            {axes[option].option}
          </label>
        ))}
      </fieldset>
      <WhatIfChart
        free={at}
        here={here}
        end={Math.max(axis.end, here * 1.15)}
        label={axis.label}
        name={`Curve of free testosterone against ${axis.name}. You: ${shown(result.freeNgDl, 1)} ng/dL at ${trimmed(here, 1)} ${axis.unit}.`}
      />
      <figcaption className="note">
        {`With everything else the same: at half your ${axis.name} free testosterone would be ${shown(at(here / 2), 1)} ng/dL, at twice ${shown(at(here * 2), 1)} ng/dL.${axis.more}`}
      </figcaption>
    </figure>
  )
}
