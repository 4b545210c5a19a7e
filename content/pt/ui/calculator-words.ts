import type { Translated } from '@/lib/translated'
import type * as english from '../../ui/calculator-words'

export const doubtWords = {
  unknownUnit:
    '{name} não é informada aqui em {unit}. O valor foi lido como {value} {base}; confira, por favor.',
  otherUnit: '{value} {unit} seria incomum. Você quis dizer {value} {other}?',
  unusual: 'Um valor de {value} {unit} seria incomum ({name}). Confira no seu exame, por favor.',
  names: { total: 'Testosterona total', shbg: 'SHBG', albumin: 'Albumina' },
} as const satisfies Translated<typeof english.doubtWords>

export const resultTextWords = {
  sentence:
    'Testosterona livre {free} ng/dL, {pmol} pmol/L, {percent} por cento do total. Biodisponível {bioavailable} ng/dL.',
  below: 'abaixo de ',
  method: 'Vermeulen 1999, calculada',
  title: 'Testosterona livre ({method}), {date}',
  total: 'Testosterona total {value} ng/dL',
  shbg: 'SHBG {value} nmol/L',
  albumin: 'Albumina {value} g/dL',
  albuminAssumed: 'Albumina {value} g/dL (presumida)',
  free: 'Testosterona livre {free} ng/dL ({pmol} pmol/L, {percent}%)',
  bioavailable: 'Testosterona biodisponível {bioavailable} ng/dL',
  estimate: 'É uma estimativa, não um diagnóstico.',
} as const satisfies Translated<typeof english.resultTextWords>
