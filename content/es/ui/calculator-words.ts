import type { Translated } from '@/lib/translated'
import type * as english from '../../ui/calculator-words'

export const doubtWords = {
  unknownUnit: '{name}: aquí no se usa {unit}. Se leyó como {value} {base}; verifíquelo, por favor.',
  otherUnit: '{value} {unit} sería poco común. ¿Quiso decir {value} {other}?',
  unusual: 'Un valor de {value} {unit} sería poco común ({name}). Compárelo con su informe, por favor.',
  names: { total: 'Testosterona total', shbg: 'SHBG', albumin: 'Albúmina' },
} as const satisfies Translated<typeof english.doubtWords>

export const resultTextWords = {
  sentence:
    'Testosterona libre {free} ng/dL, {pmol} pmol/L, {percent} por ciento del total. Biodisponible {bioavailable} ng/dL.',
  below: 'menos de ',
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
