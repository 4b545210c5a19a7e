'use client'

import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import type { CalculatorTexts } from '@/content/calculator'
import { inWords } from '@/lib/testosterone/format'
import { hasHistory } from '@/lib/testosterone/history'
import type { Field } from '@/lib/testosterone/units'
import { Icon } from '../ui/icon'
import { NumberField } from './number-field'
import type { ResultMoreProps } from './result-more'
import { ResultPanel } from './result-panel'
import { useAfterPaint } from './use-after-paint'
import { useCalculator } from './use-calculator'

type CalculatorProps = { texts: CalculatorTexts }

/** The calculator: nothing is computed until Calculate, and each click replaces the result. */
export function Calculator({ texts }: CalculatorProps) {
  const { inputs, units, missing, hints, result, read, switchUnit, fixUnit, calculate } = useCalculator()
  const [More, setMore] = useState<ComponentType<ResultMoreProps> | null>(null)
  const [returning, setReturning] = useState(false)
  const painted = useAfterPaint(result)
  // The figures come at once, what explains them a frame later, what one can do with them another frame later.
  const settled = useAfterPaint(painted)
  const panel = useRef<HTMLDivElement>(null)
  const { form } = texts

  useEffect(() => {
    // Fetched while he types, so that it is there when the first result is.
    import('./result-more').then(module => setMore(() => module.ResultMore))
    setReturning(hasHistory())
  }, [])

  useEffect(() => {
    const top = panel.current?.getBoundingClientRect().top ?? 0
    // On a phone the result lies below the form.
    if (painted && top > innerHeight * 0.6) panel.current?.scrollIntoView({ behavior: 'instant' })
  }, [painted])

  function submit(event: FormEvent) {
    event.preventDefault()
    calculate()
  }

  const field = (name: Field) => ({
    id: `calc-${name}`,
    input: inputs[name],
    unit: units[name],
    invalid: missing && name !== 'albumin',
    describedBy: 'calc-missing',
    hint: hints[name] ?? null,
    // Only understands a pasted unit: a question that appeared here would push Calculate from under the finger.
    onBlur: () => void read(name),
    onFix: () => fixUnit(name),
  })

  return (
    <div className="calc">
      <form noValidate className="calc-form no-print" aria-label={form.heading} onSubmit={submit}>
        <NumberField
          {...field('total')}
          label={form.total}
          placeholder="520"
          units={['ng/dL', 'nmol/L']}
          onUnit={unit => switchUnit('total', unit)}
        />
        <NumberField {...field('shbg')} label={form.shbg} placeholder="38" units={['nmol/L']} />
        <NumberField
          {...field('albumin')}
          label={form.albumin}
          note={form.albuminNote}
          placeholder="4.3"
          units={['g/dL', 'g/L']}
          onUnit={unit => switchUnit('albumin', unit)}
        />
        <button type="submit" className="sign">
          {form.button}
        </button>
        <div role="alert" id="calc-missing">
          {missing ? (
            <p className="field-error">
              <Icon name="circle-alert" /> {form.missing}
            </p>
          ) : null}
        </div>
        <p className="note mt-5">{form.privacy}</p>
        <p className="note mt-3 border-t border-line pt-3">
          <b className="text-ink">Where to find them.</b> {form.where}
        </p>
      </form>
      <div className="calc-result" ref={panel}>
        <p role="status" className="sr-only">
          {result ? inWords(result) : ''}
        </p>
        <ResultPanel texts={texts} result={result} explained={painted} />
        {More && (settled || returning) ? <More result={result && settled} texts={texts} /> : null}
      </div>
    </div>
  )
}
