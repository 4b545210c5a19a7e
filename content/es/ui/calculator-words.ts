import type { Translated } from '@/lib/translated'
import type * as english from '../../ui/calculator-words'

export const doubtWords = {
  limit: '{name}: su informe da aquí un límite, no un valor. Un límite no se puede usar en el cálculo.',
  several: '{name}: aquí hay más de un número. Escriba solo el valor, por ejemplo {example}.',
  unit: '{name}: aquí no se usa la unidad {unit}. Escriba el valor en {units}.',
  unclear: '{name}: no se pudo leer como número. Escríbalo así: {example}.',
  otherUnit: '{value} sería poco común. ¿Quiso decir {other}?',
  unusual: 'Un valor de {value} sería poco común ({name}). Compárelo con su informe, por favor.',
  units: { total: 'ng/dL o nmol/L', shbg: 'nmol/L', albumin: 'g/dL o g/L' },
  examples: { total: '520 ng/dL', shbg: '38 nmol/L', albumin: '4.3 g/dL' },
  names: { total: 'Testosterona total', shbg: 'SHBG', albumin: 'Albúmina' },
} as const satisfies Translated<typeof english.doubtWords>

export const resultTextWords = {
  method: 'Vermeulen 1999, calculada',
  title: 'Testosterona libre ({method}), {date}',
  total: 'Testosterona total {value} ng/dL',
  shbg: 'SHBG {value} nmol/L',
  albumin: 'Albúmina {value} g/dL',
  albuminAssumed: 'Albúmina {value} g/dL (valor supuesto)',
  free: 'Testosterona libre {free} ng/dL ({pmol} pmol/L, {percent}%)',
  bioavailable: 'Testosterona biodisponible {bioavailable} ng/dL',
  estimate: 'Es un cálculo aproximado, no un diagnóstico.',
} as const satisfies Translated<typeof english.resultTextWords>
