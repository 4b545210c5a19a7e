'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldWords } from '@/content/ui/calculator'
import { grouped } from '@/lib/decimal'
import { fill } from '@/lib/fill'
import { carry, takeCarried } from '@/lib/testosterone/carried'
import type { Asked } from '@/lib/testosterone/reading'
import { type Doubt, doubt, type Field, toBase } from '@/lib/testosterone/units'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'
import type { CalculatorTexts } from './calculator-texts'
import { fields, type Reading, useFields } from './use-fields'
import { type Hint, useHints } from './use-hints'

export type Answer = {
  result: TestosteroneResult
  /** Questions about the values. While there is one, the result is not compared with a range. */
  doubts: readonly Doubt[]
  /** Something was typed as albumin that is no usable value. */
  albuminUnread: boolean
}

const required = ['total', 'shbg'] as const
// A constant, so that setting it again does not rerender.
const none: readonly Field[] = []

const isUsable = (reading: Reading | Asked | null): reading is Reading =>
  reading !== null && 'base' in reading && reading.base > 0

const withUnit = ({ value, unit }: { value: number; unit: string }) => `${grouped(value)}\u00a0${unit}`

/** The calculator form: fields, hints and the answer. */
export function useCalculator(
  onAnswer: (answer: Answer | null) => void,
  doubtWords: CalculatorTexts['doubt'],
) {
  const {
    inputs,
    units,
    setUnit,
    read,
    write,
    adopt,
    step,
    isWritten,
    contents,
    fill: fillFields,
  } = useFields()
  const { hints, setHint } = useHints()
  /** Unlikely values that the visitor has confirmed. */
  const confirmed = useRef<Partial<Record<Field, string>>>({})
  const [missing, setMissing] = useState<readonly Field[]>(none)
  /** The visitor came from another language, with a result. */
  const [arrived, setArrived] = useState(false)

  function doubtOf(field: Field, reading: Reading | Asked | null): Doubt | null {
    if (!isUsable(reading) || confirmed.current[field] === withUnit(reading)) return null
    return doubt(field, reading, doubtWords)
  }

  function hintOf(field: Field, reading: Reading | Asked | null): Hint | null {
    if (!reading) return null
    if (!('asks' in reading)) {
      const found = doubtOf(field, reading)
      return found && { words: found.words, fix: found.fix, own: withUnit(reading) }
    }
    const values = {
      name: doubtWords.names[field],
      unit: reading.unit ?? '',
      units: doubtWords.units[field],
      example: doubtWords.examples[field],
    }
    return { words: fill(doubtWords[reading.asks], values) }
  }

  function check(field: Field): Reading | Asked | null {
    const reading = read(field)
    const found = hintOf(field, reading)
    const isValid = hints[field]?.lasts && isWritten(field)
    if (found || !isValid) setHint(field, found)
    return reading
  }

  /** Switches the unit and converts the value. */
  function switchUnit(field: 'total' | 'albumin', unit: string) {
    // A replayed event (scripts/seal/browser/hand-over.ts): converting would only round the value.
    if (unit === units[field]) return
    const reading = read(field)
    if (!isUsable(reading)) {
      setUnit(field, unit)
      return setHint(field, null)
    }
    const { value } = write(field, reading.base, unit)
    const isExact = unit === reading.unit || toBase(field, value, unit) === reading.base
    const words = fill(fieldWords.converted, {
      before: withUnit(reading),
      after: withUnit({ value, unit }),
    })
    setHint(field, isExact ? null : { words, lasts: true })
  }

  /** Takes the reading that a hint suggested, or the value as it is. */
  function answerHint(field: Field, isOwn: boolean) {
    const { fix, own } = hints[field] ?? {}
    if (isOwn) confirmed.current[field] = own ?? ''
    else if (fix) adopt(field, fix.value, fix.unit)
    const value = isOwn ? own : fix && withUnit(fix)
    setHint(field, { words: fill(fieldWords.reread, { value: value ?? '' }) })
    inputs[field].current?.focus()
  }

  function calculate() {
    const readings = { total: check('total'), shbg: check('shbg'), albumin: check('albumin') }
    const { total, shbg, albumin } = readings
    const absent = required.filter(field => !isUsable(readings[field]))
    setMissing(absent.length > 0 ? absent : none)
    if (!isUsable(total) || !isUsable(shbg)) {
      onAnswer(null)
      if (absent[0]) inputs[absent[0]].current?.focus()
      return
    }
    const albuminGDl = isUsable(albumin) ? albumin.base : undefined
    onAnswer({
      result: freeTestosterone({ totalNgDl: total.base, shbgNmolL: shbg.base, albuminGDl }),
      doubts: fields.flatMap(field => {
        const found = doubtOf(field, readings[field])
        return found ? [found] : []
      }),
      albuminUnread: albumin !== null && albuminGDl === undefined,
    })
  }

  // To another language and back: `answered` calculates there, too.
  const leave = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a[rel=alternate]'))) return
    const values = contents()
    if (document.querySelector('[data-result]')) values.set('answered', '')
    carry(values)
  })
  const arrive = useEffectEvent(() => {
    const carried = takeCarried()
    fillFields(carried)
    setArrived(carried.has('answered'))
  })
  useEffect(() => {
    arrive()
    const onClick = (event: MouseEvent) => leave(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  // After the render in which the units are set.
  const answerAgain = useEffectEvent(() => calculate())
  useEffect(() => {
    if (arrived) answerAgain()
  }, [arrived])

  return { inputs, units, missing, hints, read, step, switchUnit, answerHint, calculate }
}
