'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { decimal } from '@/lib/decimal'
import { type Asked, readTyped } from '@/lib/testosterone/reading'
import {
  type AlbuminUnit,
  baseUnit,
  type Field,
  fromBase,
  isKnown,
  isOffered,
  stepValue,
  type TotalUnit,
  toBase,
} from '@/lib/testosterone/units'

type UnitState = { total: TotalUnit; shbg: 'nmol/L'; albumin: AlbuminUnit }
export type Reading = { value: number; unit: string; base: number; other?: number }
/** A number that the calculator wrote into a field, and the amount before rounding. */
type Written = Reading & { text: string }

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
  const lastWritten = useRef<Partial<Record<Field, Written>>>({})
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

  /** Puts a number into a field. It is remembered, so that the shown text is never read again. */
  function put(field: Field, reading: Reading): Reading {
    const text = decimal(reading.value)
    lastWritten.current[field] = { ...reading, text }
    const input = inputs[field].current
    if (input) input.value = text
    setUnit(field, reading.unit)
    return reading
  }

  /** Writes an amount in the given unit, rounded. */
  const write = (field: Field, base: number, unit: string) =>
    put(field, { value: fromBase(field, base, unit), unit, base })

  /** Reads a number in a unit that the select may not have: a value in ng/mL becomes one in ng/dL. */
  function adopt(field: Field, value: number, unit: string): Reading {
    const base = toBase(field, value, unit)
    return isOffered(field, unit) ? put(field, { value, unit, base }) : write(field, base, baseUnit(field))
  }

  /**
   * Reads a field; null when it is blank. A pasted unit moves to the unit select. What has to be asked about stays in the
   * field as it was typed.
   */
  function read(field: Field): Reading | Asked | null {
    const text = inputs[field].current?.value ?? ''
    const last = lastWritten.current[field]
    if (last?.text === text && last.unit === units[field]) return last
    if (text.trim() === '') return null
    const typed = readTyped(text) ?? ({ asks: 'unclear' } as const)
    if ('asks' in typed) return typed
    const { value, other } = typed
    const unit = typed.unit ?? units[field]
    if (!isKnown(field, unit)) return { asks: 'unit', unit }
    const otherAmount = other === undefined ? {} : { other }
    if (typed.unit) return { ...adopt(field, value, unit), ...(isOffered(field, unit) ? otherAmount : {}) }
    return { value, unit, base: toBase(field, value, unit), ...otherAmount }
  }

  function step(field: Field, direction: 1 | -1): boolean {
    const input = inputs[field].current
    const typed = input && readTyped(input.value)
    const next = typed && 'value' in typed && !typed.unit ? stepValue(field, typed.value, direction) : null
    if (input && next !== null) input.value = decimal(next)
    return next !== null
  }

  /** What the fields hold, in the notation of no language: '310.5 ng/dL', or what could not be read as it was typed. */
  function contents(): URLSearchParams {
    const values = new URLSearchParams()
    for (const field of fields) {
      const reading = read(field)
      const isRead = reading && 'base' in reading
      values.set(field, isRead ? `${reading.value} ${reading.unit}` : (inputs[field].current?.value ?? ''))
    }
    return values
  }

  /** Fills blank fields with such contents. */
  function fill(values: URLSearchParams) {
    for (const field of fields) {
      const input = inputs[field].current
      const text = values.get(field)
      if (!text || !input || input.value) continue
      const [value, unit = ''] = text.split(' ')
      if (Number(value) > 0 && isKnown(field, unit)) adopt(field, Number(value), unit)
      else input.value = text
    }
  }

  /** True until the text that was put into a field is edited. */
  const isWritten = (field: Field) => lastWritten.current[field]?.text === inputs[field].current?.value

  return { inputs, units, read, write, adopt, setUnit, step, isWritten, contents, fill }
}
