'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type AlbuminUnit,
  doubt,
  type Field,
  fromBase,
  isOffered,
  readTyped,
  stepped,
  type TotalUnit,
  toBase,
  units as unitsOf,
} from '@/lib/testosterone/units'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'

type UnitState = { total: TotalUnit; shbg: 'nmol/L'; albumin: AlbuminUnit }
/** `lasts`: said of what a switch of unit wrote, and true as long as that stands. */
export type Hint = { words: string; fix: string; lasts?: boolean }
type Reading = { value: number; unit: string; base: number }
/** What a switch of unit wrote into a field, and the amount before it was rounded. */
type Exact = { text: string; base: number }

const isTotalUnit = (unit: string): unit is TotalUnit => unit === 'ng/dL' || unit === 'nmol/L'
const isAlbuminUnit = (unit: string): unit is AlbuminUnit => unit === 'g/dL' || unit === 'g/L'

/** `isAsked`: a question stands beside a field. */
export type Answer = { result: TestosteroneResult; isAsked: boolean }

const required = ['total', 'shbg'] as const
const fields = ['total', 'shbg', 'albumin'] as const
const none: readonly Field[] = []

/**
 * State of the form. Fields keep their text in the page itself, so that what was typed before is never lost, and typing
 * draws nothing. What stays the same keeps its identity, so that Calculate draws the result alone.
 */
export function useCalculator(onAnswer: (answer: Answer | null) => void) {
  const inputs = {
    total: useRef<HTMLInputElement>(null),
    shbg: useRef<HTMLInputElement>(null),
    albumin: useRef<HTMLInputElement>(null),
  }
  const exact = useRef<Partial<Record<Field, Exact>>>({})
  const [units, setUnits] = useState<UnitState>({ total: 'ng/dL', shbg: 'nmol/L', albumin: 'g/dL' })
  const [missing, setMissing] = useState<readonly Field[]>(none)
  const [hints, setHints] = useState<Partial<Record<Field, Hint>>>({})

  function adopt(field: Field, unit: string) {
    if (field === 'total' && isTotalUnit(unit)) setUnits(now => ({ ...now, total: unit }))
    if (field === 'albumin' && isAlbuminUnit(unit)) setUnits(now => ({ ...now, albumin: unit }))
  }

  // A browser puts values and units back after a reload or Back, and a visitor may choose before the app is there: what the page
  // shows is what counts. Before anything else is done, so that a switch that is told afterwards finds the unit there.
  const adoptShown = useEffectEvent(() => {
    for (const field of fields) {
      const choice = inputs[field].current?.parentElement?.querySelector('select')
      if (choice && choice.value !== units[field]) adopt(field, choice.value)
    }
  })
  useLayoutEffect(() => adoptShown(), [])

  // No browser may remember lab values (`autocomplete="off"`), so Safari and Firefox reset these fields when Back brings
  // back the page they kept: to their defaults, which are therefore what was typed.
  const holdTyped = useEffectEvent(() => {
    for (const field of fields) {
      const input = inputs[field].current
      if (input) input.defaultValue = input.value
    }
  })
  useEffect(() => {
    const leave = () => holdTyped()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  function hint(field: Field, found: Hint | null) {
    setHints(now => {
      if (!found && !now[field]) return now
      const { [field]: _, ...rest } = now
      return found ? { ...rest, [field]: found } : rest
    })
  }

  function write(field: Field, base: number, unit: string): string {
    const text = fromBase(field, base, unit)
    exact.current[field] = { text, base }
    const input = inputs[field].current
    if (input) input.value = text
    adopt(field, unit)
    return text
  }

  /** Understands a pasted unit: rewrites the field as number and unit. A unit that the field does not know stays in it. */
  function read(field: Field): Reading | null {
    const input = inputs[field].current
    const typed = readTyped(input?.value ?? '')
    if (!input || !typed) return null
    const known = exact.current[field]
    if (known?.text === input.value) return { value: typed.value, unit: units[field], base: known.base }
    const unit = typed.unit ?? units[field]
    const base = toBase(field, typed.value, unit)
    if (!(unit in unitsOf[field])) return { ...typed, unit, base }
    if (!isOffered(field, unit)) {
      // Nobody's report uses both: a value in ng/mL becomes one in ng/dL.
      const offeredUnit = Object.keys(unitsOf[field])[0] ?? ''
      return { value: Number(write(field, base, offeredUnit)), unit: offeredUnit, base }
    }
    if (typed.unit) {
      input.value = String(typed.value)
      adopt(field, unit)
    }
    return { value: typed.value, unit, base }
  }

  function check(field: Field): Reading | null {
    const reading = read(field)
    const found = reading && reading.value > 0 ? doubt(field, reading.value, reading.unit) : null
    const stands = hints[field]?.lasts && exact.current[field]?.text === inputs[field].current?.value
    if (found || !stands) hint(field, found && { words: found.words, fix: found.unit })
    return reading
  }

  /** Switches the unit and keeps the amount. */
  function switchUnit(field: 'total' | 'albumin', unit: string) {
    const before = inputs[field].current?.value
    const reading = read(field)
    if (!reading || !(reading.base > 0)) {
      adopt(field, unit)
      return hint(field, null)
    }
    const text = write(field, reading.base, unit)
    const words = `${before} ${units[field]} is ${text} ${unit}, rounded. The calculation uses the unrounded value.`
    const isExact = unit === reading.unit || toBase(field, Number(text), unit) === reading.base
    hint(field, isExact ? null : { words, fix: '', lasts: true })
  }

  /** Same number, other unit: for a value that was typed in the unit of another laboratory. */
  function fixUnit(field: Field) {
    const value = read(field)?.value
    const unit = hints[field]?.fix ?? ''
    if (value === undefined) return
    delete exact.current[field]
    if (isOffered(field, unit)) adopt(field, unit)
    else write(field, toBase(field, value, unit), Object.keys(unitsOf[field])[0] ?? '')
    hint(field, { words: `Now read as ${value} ${unit}. Press Calculate again.`, fix: '' })
    inputs[field].current?.focus()
  }

  function calculate() {
    const [total, shbg, albumin] = [check('total'), check('shbg'), check('albumin')]
    const isUsable = (reading: Reading | null) => reading !== null && reading.base > 0
    const absent = required.filter(field => !isUsable(field === 'total' ? total : shbg))
    setMissing(absent.length > 0 ? absent : none)
    if (!total || !shbg || absent[0]) {
      onAnswer(null)
      if (absent[0]) inputs[absent[0]].current?.focus()
      return
    }
    const readings = { total, shbg, albumin }
    onAnswer({
      result: freeTestosterone({ totalNgDl: total.base, shbgNmolL: shbg.base, albuminGDl: albumin?.base }),
      isAsked: fields.some(field => {
        const reading = readings[field]
        return reading !== null && reading.value > 0 && doubt(field, reading.value, reading.unit) !== null
      }),
    })
  }

  function step(field: Field, direction: 1 | -1): boolean {
    const input = inputs[field].current
    const next = input && stepped(field, input.value, direction)
    if (next) input.value = next
    return Boolean(next)
  }

  return { inputs, units, missing, hints, read, step, switchUnit, fixUnit, calculate }
}
