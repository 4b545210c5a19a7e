'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Asked, readTyped } from '@/lib/testosterone/read-typed'
import {
  type AlbuminUnit,
  type Amount,
  baseUnit,
  type Field,
  fromBase,
  isKnown,
  isOffered,
  isPlausible,
  looksFree,
  stepValue,
  type TotalUnit,
  toBase,
} from '@/lib/testosterone/units'
import { decimal } from '@/lib/words/decimal'

type Units = { total: TotalUnit; shbg: 'nmol/L'; albumin: AlbuminUnit }
/** `from`: the amount that this one was converted from. */
export type FieldAmount = Amount & { base: number; other?: number; from?: FieldAmount }
/** A number that the calculator wrote into a field, and the amount before rounding. */
type Written = FieldAmount & { text: string }

const isTotalUnit = (unit: string): unit is TotalUnit => unit === 'ng/dL' || unit === 'nmol/L'
const isAlbuminUnit = (unit: string): unit is AlbuminUnit => unit === 'g/dL' || unit === 'g/L'

export const fields = ['total', 'shbg', 'albumin'] as const

/**
 * Values and units of the form. The inputs are uncontrolled, so that text typed before hydration is never lost and typing
 * does not rerender.
 */
export function useFields(commonWords: string) {
  const inputs = {
    total: useRef<HTMLInputElement>(null),
    shbg: useRef<HTMLInputElement>(null),
    albumin: useRef<HTMLInputElement>(null),
  }
  const lastWritten = useRef<Partial<Record<Field, Written>>>({})
  const [units, setUnits] = useState<Units>({ total: 'ng/dL', shbg: 'nmol/L', albumin: 'g/dL' })
  /** The same before the next render: a field may be read again in the event that has moved its unit. */
  const current = useRef(units)

  function setUnit(field: Field, unit: string) {
    if (field === 'total' && isTotalUnit(unit)) current.current = { ...current.current, total: unit }
    if (field === 'albumin' && isAlbuminUnit(unit)) current.current = { ...current.current, albumin: unit }
    setUnits(current.current)
  }

  const unitOf = (field: Field): string => current.current[field]
  const { takeShown, takeUnitBefore } = useShownUnits(inputs, unitOf, setUnit)
  useKeptTyped(inputs)

  /** Puts a number into a field. It is remembered, so that the shown text is never read again. */
  function put(field: Field, reading: FieldAmount): FieldAmount {
    const text = decimal(reading.value)
    lastWritten.current[field] = { ...reading, text }
    const input = inputs[field].current
    if (input) input.value = text
    setUnit(field, reading.unit)
    return reading
  }

  /** Writes an amount in another unit, rounded. */
  const convert = (field: Field, from: FieldAmount, unit: string) =>
    put(field, { value: fromBase(field, from.base, unit), unit, base: from.base, from })

  /** Takes over an amount: one in ng/mL as one in ng/dL, since the select has no ng/mL. */
  function adopt(field: Field, amount: Amount & { other?: number }): FieldAmount {
    const reading = { ...amount, base: toBase(field, amount.value, amount.unit) }
    return isOffered(field, amount.unit) ? put(field, reading) : convert(field, reading, baseUnit(field))
  }

  /**
   * Reads a field; null when it is blank. A pasted unit moves to the unit select. What has to be asked about stays in the
   * field as it was typed.
   */
  function read(field: Field): FieldAmount | Asked | null {
    const text = inputs[field].current?.value ?? ''
    const last = lastWritten.current[field]
    if (last?.text === text && last.unit === unitOf(field)) return last
    if (text.trim() === '') return null
    const typed = readTyped(text, field, commonWords) ?? ({ asks: 'unclear' } as const)
    if ('asks' in typed) return typed
    if (typed.value <= 0) return { asks: 'notPositive' }
    const amount = { ...typed, unit: typed.unit ?? unitOf(field) }
    if (!isKnown(field, amount.unit)) return { asks: 'unit', found: amount.unit }
    if (looksFree(field, amount)) return { asks: 'free' }
    const isMoved = typed.unit && (isOffered(field, typed.unit) || isPlausible(field, amount))
    return isMoved ? adopt(field, amount) : { ...amount, base: toBase(field, amount.value, amount.unit) }
  }

  function step(field: Field, direction: 1 | -1): boolean {
    const input = inputs[field].current
    const typed = input && readTyped(input.value, field, commonWords)
    const next = typed && 'value' in typed && !typed.unit ? stepValue(field, typed.value, direction) : null
    if (input && next !== null) input.value = decimal(next)
    return next !== null
  }

  return {
    inputs,
    units,
    read,
    convert,
    adopt,
    setUnit,
    unitOf,
    takeShown,
    takeUnitBefore,
    step,
    contents: () => contentsOf(inputs, read),
    fill: (values: URLSearchParams) => fillBlank(inputs, values, adopt),
  }
}

type Inputs = ReturnType<typeof useFields>['inputs']

/** What the fields hold, in the notation of no language: '310.5 ng/dL', or what could not be read as it was typed. */
function contentsOf(inputs: Inputs, read: (field: Field) => FieldAmount | Asked | null): URLSearchParams {
  const values = new URLSearchParams()
  for (const field of fields) {
    const reading = read(field)
    const isRead = reading && 'base' in reading
    values.set(field, isRead ? `${reading.value} ${reading.unit}` : (inputs[field].current?.value ?? ''))
  }
  return values
}

/** Fills blank fields with such contents. */
function fillBlank(
  inputs: Inputs,
  values: URLSearchParams,
  adopt: (field: Field, amount: Amount) => unknown,
) {
  for (const field of fields) {
    const input = inputs[field].current
    const text = values.get(field)
    if (!text || !input || input.value) continue
    const [value, unit = ''] = text.split(' ')
    if (Number(value) > 0 && isOffered(field, unit)) adopt(field, { value: Number(value), unit })
    else input.value = Number(value) > 0 && isKnown(field, unit) ? `${decimal(Number(value))} ${unit}` : text
  }
}

/**
 * Units that the selects show without an event: chosen before hydration, or restored by the browser. The DOM wins, in a
 * layout effect, since a render would reset the selects. What such a choice means is decided when its replayed `change`
 * event comes (tools/release/browser/hand-over.ts), or at Calculate.
 */
function useShownUnits(
  inputs: Inputs,
  unitOf: (field: Field) => string,
  setUnit: (field: Field, unit: string) => void,
) {
  const before = useRef<Partial<Record<Field, string>>>({})

  function takeShown() {
    for (const field of fields) {
      const choice = inputs[field].current?.parentElement?.querySelector('select')
      if (!choice || choice.value === unitOf(field)) continue
      before.current[field] ??= unitOf(field)
      setUnit(field, choice.value)
    }
  }
  const takeAtStart = useEffectEvent(takeShown)
  useLayoutEffect(() => takeAtStart(), [])

  /** The unit before such a choice, once. */
  function takeUnitBefore(field: Field): string | undefined {
    const unit = before.current[field]
    delete before.current[field]
    return unit
  }

  return { takeShown, takeUnitBefore }
}

/**
 * No browser may remember lab values (`autocomplete="off"`), so Safari and Firefox reset these fields to their default
 * values when Back restores the page from the cache. This makes what was typed the default.
 */
function useKeptTyped(inputs: Inputs) {
  const keep = useEffectEvent(() => {
    for (const { current: input } of Object.values(inputs)) if (input) input.defaultValue = input.value
  })
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
