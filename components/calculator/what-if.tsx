'use client'

import { useMemo, useState } from 'react'
import { shown, trimmed } from '@/lib/testosterone/format'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { fill } from '@/lib/words/fill'
import type { WhatIfTexts } from './calculator-texts'
import { WhatIfChart } from './what-if-chart'

export type WhatIfProps = { result: TestosteroneResult; words: WhatIfTexts }
type Axis = 'shbg' | 'total'

/** The inputs that can be varied: minimum end of the axis, and the result for another value. */
const axes = {
  shbg: {
    unit: 'nmol/L',
    end: 120,
    here: (result: TestosteroneResult) => result.shbgNmolL,
    free: (result: TestosteroneResult, shbgNmolL: number) =>
      freeTestosterone({ ...result, shbgNmolL }).freeNgDl,
  },
  total: {
    unit: 'ng/dL',
    end: 1200,
    here: (result: TestosteroneResult) => result.totalNgDl,
    free: (result: TestosteroneResult, totalNgDl: number) =>
      freeTestosterone({ ...result, totalNgDl }).freeNgDl,
  },
} as const

/** Free testosterone against SHBG or total, all else equal: why a normal total can go with a low free value. */
export function WhatIf({ result, words }: WhatIfProps) {
  const [chosen, setChosen] = useState<Axis>('shbg')
  const axis = axes[chosen]
  const axisWords = words[chosen]
  const here = axis.here(result)
  const at = useMemo(() => (value: number) => axis.free(result, value), [axis, result])

  return (
    <figure>
      <h4 className="font-text font-semibold">{fill(words.heading, { input: axisWords.name })}</h4>
      <fieldset className="mt-1 flex flex-wrap gap-x-6">
        <legend className="sr-only">{words.legend}</legend>
        {(['shbg', 'total'] as const).map(option => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="what-if"
              className="size-5 accent-copper"
              checked={chosen === option}
              onChange={() => setChosen(option)}
            />
            {words[option].option}
          </label>
        ))}
      </fieldset>
      <WhatIfChart
        free={at}
        here={here}
        end={Math.max(axis.end, here * 1.15)}
        axis={words.axis}
        label={axisWords.label}
        name={fill(words.curve, {
          input: axisWords.name,
          free: shown(result.freeNgDl, 1),
          here: trimmed(here, 1),
          unit: axis.unit,
        })}
      />
      <figcaption className="note">
        {fill(words.caption, {
          input: axisWords.name,
          half: shown(at(here / 2), 1),
          twice: shown(at(here * 2), 1),
        }) + ('more' in axisWords ? axisWords.more : '')}
      </figcaption>
    </figure>
  )
}
