'use client'

import { type FormEvent, memo } from 'react'
import { fieldWords } from '@/content/ui/calculator'
import { withNoBreakSpaces } from '@/lib/testosterone/format'
import type { Field, Fix } from '@/lib/testosterone/units'
import type { CalculatorTexts } from './calculator-texts'
import { NumberField } from './number-field'
import type { PrerenderedParts } from './prerendered-parts'
import { type Answer, useCalculator } from './use-calculator'

type CalculatorFormProps = {
  texts: CalculatorTexts
  served: Pick<PrerenderedParts, 'icons' | 'bootMissing'>
  onAnswer: (answer: Answer | null) => void
}

/** The three values and the button. Memoized: a new result does not rerender it. */
export const CalculatorForm = memo(function CalculatorForm({ texts, served, onAnswer }: CalculatorFormProps) {
  const { inputs, units, missing, hints, read, step, chooseUnit, answerHint, calculate } = useCalculator(
    onAnswer,
    texts,
  )
  const { form } = texts

  function submit(event: FormEvent) {
    event.preventDefault()
    calculate()
  }

  const field = (name: Field) => ({
    id: `calc-${name}`,
    input: inputs[name],
    unit: units[name],
    invalid: missing.includes(name),
    describedBy: missing.length > 0 && name !== 'albumin' ? 'calc-missing' : '',
    hint: hints[name] ?? null,
    // Only parses a pasted unit. A hint that appeared on blur would move the Calculate button away as it is being
    // pressed.
    onBlur: () => void read(name),
    onStep: (direction: 1 | -1) => step(name, direction),
    onAnswer: (fix: Fix | null) => answerHint(name, fix),
  })

  return (
    <>
      {/* Submitted by the browser, before hydration, `method="dialog"` does nothing: the values stay. */}
      <form
        noValidate
        method="dialog"
        data-no-bar=""
        className="calc-form no-print"
        aria-label={form.heading}
        onSubmit={submit}
      >
        <NumberField
          {...field('total')}
          label={form.total}
          units={['ng/dL', 'nmol/L']}
          onUnit={unit => chooseUnit('total', unit)}
        />
        <NumberField {...field('shbg')} label={form.shbg} units={['nmol/L']} />
        <NumberField
          {...field('albumin')}
          label={form.albumin}
          note={withNoBreakSpaces(form.albuminNote)}
          units={['g/dL', 'g/L']}
          onUnit={unit => chooseUnit('albumin', unit)}
        />
        <button type="submit" className="cta">
          {form.button}
        </button>
        <div role="alert" id="calc-missing">
          {missing.length > 0 ? (
            <p className="field-error">
              {served.icons.alert} {form.missing}
            </p>
          ) : null}
        </div>
        <p className="note mt-5">{form.privacy}</p>
        <p className="note mt-3 border-t border-line pt-3">
          <b className="text-ink">{fieldWords.where}</b> {form.where}
        </p>
      </form>
      {served.bootMissing}
    </>
  )
})
