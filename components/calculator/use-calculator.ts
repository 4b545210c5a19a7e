'use client'

import { useState } from 'react'
import { fieldWords } from '@/content/ui/calculator'
import { fill } from '@/lib/fill'
import { type DoubtWords, doubt, type Field, toBase } from '@/lib/testosterone/units'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { fields, type Reading, useFields } from './use-fields'
import { useHints } from './use-hints'

/** `hasHint`: a hint is shown beside a field. */
export type Answer = { result: TestosteroneResult; hasHint: boolean }

const required = ['total', 'shbg'] as const
// A constant, so that setting it again does not rerender.
const none: readonly Field[] = []

const isUsable = (reading: Reading | null): reading is Reading => reading !== null && reading.base > 0

function doubtOf(field: Field, reading: Reading | null, words: DoubtWords) {
  return reading && reading.value > 0 ? doubt(field, reading.value, reading.unit, words) : null
}

/** The calculator form: fields, hints and the answer. */
export function useCalculator(onAnswer: (answer: Answer | null) => void, doubtWords: DoubtWords) {
  const { inputs, units, setUnit, read, write, reinterpret, step, isConverted } = useFields()
  const { hints, setHint } = useHints()
  const [missing, setMissing] = useState<readonly Field[]>(none)

  function check(field: Field): Reading | null {
    const reading = read(field)
    const found = doubtOf(field, reading, doubtWords)
    const isValid = hints[field]?.lasts && isConverted(field)
    if (found || !isValid) setHint(field, found && { words: found.words, fix: found.unit })
    return reading
  }

  /** Switches the unit and converts the value. */
  function switchUnit(field: 'total' | 'albumin', unit: string) {
    const before = inputs[field].current?.value ?? ''
    const reading = read(field)
    if (!isUsable(reading)) {
      setUnit(field, unit)
      return setHint(field, null)
    }
    const text = write(field, reading.base, unit)
    const words = fill(fieldWords.converted, { before, unit: units[field], after: `${text} ${unit}` })
    const isExact = unit === reading.unit || toBase(field, Number(text), unit) === reading.base
    setHint(field, isExact ? null : { words, fix: '', lasts: true })
  }

  /** Keeps the number and corrects its unit, as a hint suggested. */
  function fixUnit(field: Field) {
    const value = read(field)?.value
    const unit = hints[field]?.fix ?? ''
    if (value === undefined) return
    reinterpret(field, value, unit)
    setHint(field, { words: fill(fieldWords.reread, { value: `${value} ${unit}` }), fix: '' })
    inputs[field].current?.focus()
  }

  function calculate() {
    const readings = { total: check('total'), shbg: check('shbg'), albumin: check('albumin') }
    const { total, shbg, albumin } = readings
    const absent = required.filter(field => !isUsable(readings[field]))
    setMissing(absent.length > 0 ? absent : none)
    if (!total || !shbg || absent[0]) {
      onAnswer(null)
      if (absent[0]) inputs[absent[0]].current?.focus()
      return
    }
    onAnswer({
      result: freeTestosterone({ totalNgDl: total.base, shbgNmolL: shbg.base, albuminGDl: albumin?.base }),
      hasHint: fields.some(field => doubtOf(field, readings[field], doubtWords) !== null),
    })
  }

  return { inputs, units, missing, hints, read, step, switchUnit, fixUnit, calculate }
}
