'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type AlbuminUnit,
  type Field,
  fromBase,
  isOffered,
  readTyped,
  stepped,
  type TotalUnit,
  toBase,
  units as unitsOf,
} from '@/lib/testosterone/units'

type UnitState = { total: TotalUnit; shbg: 'nmol/L'; albumin: AlbuminUnit }
export type Reading = { value: number; unit: string; base: number }
/** Text that a conversion wrote into a field, and the amount before rounding. */
type Converted = { text: string; base: number }

const isTotalUnit = (unit: string): unit is TotalUnit => unit === 'ng/dL' || unit === 'nmol/L'
const isAlbuminUnit = (unit: string): unit is AlbuminUnit => unit === 'g/dL' || unit === 'g/L'

export const fields = ['total', 'shbg', 'albumin'] as const

/**
 * Values and units of the form. The inputs are uncontrolled, so that text typed before hydration is never lost and typing
 * does not rerender.
 */
export function useFields() {
  const inputs = {
    total: useRef<HTMLInputElement>(null),
    shbg: useRef<HTMLInputElement>(null),
    albumin: useRef<HTMLInputElement>(null),
  }
  const converted = useRef<Partial<Record<Field, Converted>>>({})
  const [units, setUnits] = useState<UnitState>({ total: 'ng/dL', shbg: 'nmol/L', albumin: 'g/dL' })

  function setUnit(field: Field, unit: string) {
    if (field === 'total' && isTotalUnit(unit)) setUnits(now => ({ ...now, total: unit }))
    if (field === 'albumin' && isAlbuminUnit(unit)) setUnits(now => ({ ...now, albumin: unit }))
  }

  // Browsers restore values and units after a reload or Back, and a visitor may choose a unit before hydration: the DOM
  // wins. In a layout effect, so that replayed `change` events find the unit already set.
  const adoptShown = useEffectEvent(() => {
    for (const field of fields) {
      const choice = inputs[field].current?.parentElement?.querySelector('select')
      if (choice && choice.value !== units[field]) setUnit(field, choice.value)
    }
  })
  useLayoutEffect(() => adoptShown(), [])

  // No browser may remember lab values (`autocomplete="off"`), so Safari and Firefox reset these fields to their default
  // values when Back restores the page from the cache. Make what was typed the default.
  const keepTyped = useEffectEvent(() => {
    for (const field of fields) {
      const input = inputs[field].current
      if (input) input.defaultValue = input.value
    }
  })
  useEffect(() => {
    const leave = () => keepTyped()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  /** Writes an amount in the given unit. @returns the rounded text */
  function write(field: Field, base: number, unit: string): string {
    const text = fromBase(field, base, unit)
    converted.current[field] = { text, base }
    const input = inputs[field].current
    if (input) input.value = text
    setUnit(field, unit)
    return text
  }

  /** Parses a field. A pasted unit moves to the unit select; an unknown one stays in the text. */
  function read(field: Field): Reading | null {
    const input = inputs[field].current
    const typed = readTyped(input?.value ?? '')
    if (!input || !typed) return null
    const known = converted.current[field]
    if (known?.text === input.value) return { value: typed.value, unit: units[field], base: known.base }
    const unit = typed.unit ?? units[field]
    const base = toBase(field, typed.value, unit)
    if (!(unit in unitsOf[field])) return { ...typed, unit, base }
    if (!isOffered(field, unit)) {
      // A known unit that is not in the select: a value in ng/mL becomes one in ng/dL.
      const offeredUnit = Object.keys(unitsOf[field])[0] ?? ''
      return { value: Number(write(field, base, offeredUnit)), unit: offeredUnit, base }
    }
    if (typed.unit) {
      input.value = String(typed.value)
      setUnit(field, unit)
    }
    return { value: typed.value, unit, base }
  }

  /** Reads the number in a field in another unit, without converting it. */
  function reinterpret(field: Field, value: number, unit: string) {
    delete converted.current[field]
    if (isOffered(field, unit)) setUnit(field, unit)
    else write(field, toBase(field, value, unit), Object.keys(unitsOf[field])[0] ?? '')
  }

  function step(field: Field, direction: 1 | -1): boolean {
    const input = inputs[field].current
    const next = input && stepped(field, input.value, direction)
    if (next) input.value = next
    return Boolean(next)
  }

  /** True until a converted text is edited. */
  const isConverted = (field: Field) => converted.current[field]?.text === inputs[field].current?.value

  return { inputs, units, setUnit, read, write, reinterpret, step, isConverted }
}
