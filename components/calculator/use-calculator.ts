'use client'

import { useRef, useState } from 'react'
import {
  type AlbuminUnit,
  convert,
  type Doubt,
  doubt,
  type Field,
  readTyped,
  type TotalUnit,
  toBase,
} from '@/lib/testosterone/units'
import { freeTestosterone, type TestosteroneResult } from '@/lib/testosterone/vermeulen'

type UnitState = { total: TotalUnit; shbg: 'nmol/L'; albumin: AlbuminUnit }
type Doubts = Partial<Record<Field, Doubt>>

function isTotalUnit(unit: string): unit is TotalUnit {
  return unit === 'ng/dL' || unit === 'nmol/L'
}
function isAlbuminUnit(unit: string): unit is AlbuminUnit {
  return unit === 'g/dL' || unit === 'g/L'
}

/** State of the calculator. Fields keep their text in the page itself, so that what was typed before is never lost. */
export function useCalculator() {
  const inputs = {
    total: useRef<HTMLInputElement>(null),
    shbg: useRef<HTMLInputElement>(null),
    albumin: useRef<HTMLInputElement>(null),
  }
  const [units, setUnits] = useState<UnitState>({ total: 'ng/dL', shbg: 'nmol/L', albumin: 'g/dL' })
  const [missing, setMissing] = useState(false)
  const [doubts, setDoubts] = useState<Doubts>({})
  const [result, setResult] = useState<TestosteroneResult | null>(null)

  /** Understands a pasted unit: rewrites the field as number and unit. @returns the value in the field's unit. */
  function read(field: Field): { value: number; unit: string } | null {
    const input = inputs[field].current
    const typed = readTyped(input?.value ?? '')
    if (!input || !typed) return null
    if (!typed.unit || typed.unit === units[field]) {
      if (typed.unit) input.value = String(typed.value)
      return { value: typed.value, unit: units[field] }
    }
    if (field === 'total' && typed.unit === 'ng/mL') {
      const value = Number(convert('total', typed.value, 'ng/mL', 'ng/dL'))
      input.value = String(value)
      setUnits(now => ({ ...now, total: 'ng/dL' }))
      return { value, unit: 'ng/dL' }
    }
    input.value = String(typed.value)
    return { value: typed.value, unit: adopt(field, typed.unit) }
  }

  function adopt(field: Field, unit: string): string {
    if (field === 'total' && isTotalUnit(unit)) setUnits(now => ({ ...now, total: unit }))
    else if (field === 'albumin' && isAlbuminUnit(unit)) setUnits(now => ({ ...now, albumin: unit }))
    else return units[field]
    return unit
  }

  function check(field: Field) {
    const typed = read(field)
    const found = typed && typed.value !== 0 ? doubt(field, typed.value, typed.unit) : null
    setDoubts(({ [field]: _, ...rest }) => (found ? { ...rest, [field]: found } : rest))
    return typed
  }

  /** Switches the unit and keeps the amount. */
  function switchUnit(field: 'total' | 'albumin', unit: string) {
    const input = inputs[field].current
    const typed = readTyped(input?.value ?? '')
    if (input && typed && (isTotalUnit(unit) || isAlbuminUnit(unit))) {
      input.value = convert(field, typed.value, units[field], unit)
    }
    adopt(field, unit)
    setDoubts(({ [field]: _, ...rest }) => rest)
  }

  /** Same number, other unit: for a value that was typed in the unit of another laboratory. */
  function fixUnit(field: Field) {
    adopt(field, doubts[field]?.unit ?? '')
    setDoubts(({ [field]: _, ...rest }) => rest)
    inputs[field].current?.focus()
  }

  function calculate() {
    const total = check('total')
    const shbg = check('shbg')
    const albumin = check('albumin')
    const first =
      !total || !(total.value > 0) ? inputs.total : !shbg || !(shbg.value > 0) ? inputs.shbg : null
    setMissing(first !== null)
    if (first || !total || !shbg) {
      setResult(null)
      first?.current?.focus()
      return
    }
    setResult(
      freeTestosterone({
        totalNgDl: toBase('total', total.value, total.unit),
        shbgNmolL: shbg.value,
        albuminGDl: albumin ? toBase('albumin', albumin.value, albumin.unit) : undefined,
      }),
    )
  }

  return { inputs, units, missing, doubts, result, read, switchUnit, fixUnit, calculate }
}
