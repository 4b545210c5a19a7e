'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { carryValues, takeCarriedValues } from '@/lib/testosterone/carry-values'
import type { Asked } from '@/lib/testosterone/read-typed'
import {
  type Amount,
  type Doubt,
  doubt,
  type Field,
  type Fix,
  isConverted,
  toBase,
} from '@/lib/testosterone/units'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { grouped } from '@/lib/words/decimal'
import { fill } from '@/lib/words/fill'
import type { CalculatorTexts } from './calculator-texts'
import { type FieldAmount, fields, useFields } from './use-fields'
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

const isUsable = (reading: Read): reading is FieldAmount =>
  reading !== null && 'base' in reading && reading.base > 0

const withUnit = ({ value, unit }: Amount) => `${grouped(value)}\u00a0${unit}`

/** The amount as it was typed, before any conversion. */
const typedOf = (reading: FieldAmount): FieldAmount => (reading.from ? typedOf(reading.from) : reading)

type FieldHandling = ReturnType<typeof useFields>
type DoubtWords = CalculatorTexts['doubt']
type Read = FieldAmount | Asked | null

/** States the rounding of a converted value; null where no digit was lost. */
function conversionOf(field: Field, reading: FieldAmount, words: DoubtWords): Hint | null {
  const { value, unit, base, from } = reading
  if (!from || toBase(field, value, unit) === base) return null
  return { words: fill(words.converted, { before: withUnit(from), after: withUnit(reading) }) }
}

/** Asks for what a field lacks. */
function questionOf(field: Field, { asks, found = '' }: Asked, words: DoubtWords): Hint {
  const values = {
    name: words.names[field],
    found,
    units: words.units[field],
    example: words.examples[field],
  }
  return { words: fill(words[asks], values) }
}

/** To another language and back: what the fields hold goes along, and where there was a result, it is calculated again. */
function useCarriedValues(
  { contents, fill }: Pick<FieldHandling, 'contents' | 'fill'>,
  calculate: () => void,
) {
  /** The visitor came from another language, with a result. */
  const [arrived, setArrived] = useState(false)

  const leave = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a[rel=alternate]'))) return
    const values = contents()
    if (document.querySelector('[data-result]')) values.set('answered', '')
    carryValues(values)
  })
  const arrive = useEffectEvent(() => {
    const carried = takeCarriedValues()
    fill(carried)
    setArrived(carried.has('answered'))
  })
  useEffect(() => {
    arrive()
    const onClick = (event: MouseEvent) => leave(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  // After the render in which the units are set.
  const answerAgain = useEffectEvent(calculate)
  useEffect(() => {
    if (arrived) answerAgain()
  }, [arrived])
}

export function useCalculator(
  onAnswer: (answer: Answer | null) => void,
  { doubt: doubtWords, commonWords }: Pick<CalculatorTexts, 'doubt' | 'commonWords'>,
) {
  const form = useFields(commonWords)
  const { inputs, units, setUnit, unitOf, read, convert, step } = form
  const { hints, setHint } = useHints()
  /** Unlikely values that the visitor has confirmed. */
  const confirmed = useRef<Partial<Record<Field, string>>>({})
  /** The amounts of the last result. */
  const calculated = useRef<Partial<Record<Field, string>>>({})
  const [missing, setMissing] = useState<readonly Field[]>(none)

  function doubtOf(field: Field, reading: Read): Doubt | null {
    const typed = isUsable(reading) ? typedOf(reading) : null
    if (!typed || confirmed.current[field] === withUnit(typed)) return null
    return doubt(field, typed, doubtWords)
  }

  function hintOf(field: Field, reading: Read): Hint | null {
    if (!reading) return null
    if ('asks' in reading) return questionOf(field, reading, doubtWords)
    const found = doubtOf(field, reading)
    return found ? { ...found, own: withUnit(typedOf(reading)) } : conversionOf(field, reading, doubtWords)
  }

  function check(field: Field): Read {
    const reading = read(field)
    setHint(field, hintOf(field, reading))
    return reading
  }

  /** Choosing a unit says what the typed digits are, or converts a value (`isConverted`). */
  function chooseUnit(field: 'total' | 'albumin', unit: string) {
    const before = form.takeUnitBefore(field)
    if (before) setUnit(field, before)
    if (unit === unitOf(field)) return
    const reading = read(field)
    if (isUsable(reading) && (reading.from || isConvertedTo(field, reading, unit))) {
      setHint(field, conversionOf(field, convert(field, reading, unit), doubtWords))
    } else {
      setUnit(field, unit)
      setHint(field, null)
    }
  }

  function isConvertedTo(field: Field, reading: FieldAmount, unit: string): boolean {
    const amount = withUnit(reading)
    return (
      confirmed.current[field] === amount ||
      isConverted(field, reading, unit, calculated.current[field] === amount)
    )
  }

  /** Takes the reading that a hint suggested, or without one the value as it is. */
  function answerHint(field: Field, fix: Fix | null) {
    const own = hints[field]?.own ?? ''
    if (fix) form.adopt(field, fix)
    else confirmed.current[field] = own
    setHint(field, { words: fill(doubtWords.reread, { value: fix ? withUnit(fix) : own }) })
    inputs[field].current?.focus()
  }

  function calculate() {
    form.takeShown()
    for (const field of ['total', 'albumin'] as const) chooseUnit(field, unitOf(field))
    const readings = { total: check('total'), shbg: check('shbg'), albumin: check('albumin') }
    const { total, shbg, albumin } = readings
    const absent = required.filter(field => !isUsable(readings[field]))
    setMissing(absent.length > 0 ? absent : none)
    if (!isUsable(total) || !isUsable(shbg)) {
      onAnswer(null)
      if (absent[0]) inputs[absent[0]].current?.focus()
      return
    }
    for (const field of fields) {
      const reading = readings[field]
      if (isUsable(reading)) calculated.current[field] = withUnit(reading)
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

  useCarriedValues(form, calculate)

  return { inputs, units, missing, hints, read, step, chooseUnit, answerHint, calculate }
}
