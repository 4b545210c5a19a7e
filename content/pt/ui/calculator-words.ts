import type { Translated } from '@/lib/translated'
import type * as english from '../../ui/calculator-words'

export const doubtWords = {
  limit: '{name}: o seu laudo dá aqui um limite, não um valor. Um limite não pode ser usado no cálculo.',
  several: '{name}: há mais de um número aqui. Digite só o valor, por exemplo {example}.',
  unit: '{name}: a unidade {unit} não é usada aqui. Digite o valor em {units}.',
  unclear: '{name}: não foi possível ler um número. Digite assim: {example}.',
  otherUnit: '{value} seria incomum. Você quis dizer {other}?',
  unusual: 'Um valor de {value} seria incomum ({name}). Confira no seu laudo, por favor.',
  units: { total: 'ng/dL ou nmol/L', shbg: 'nmol/L', albumin: 'g/dL ou g/L' },
  examples: { total: '520 ng/dL', shbg: '38 nmol/L', albumin: '4,3 g/dL' },
  names: { total: 'Testosterona total', shbg: 'SHBG', albumin: 'Albumina' },
} as const satisfies Translated<typeof english.doubtWords>

export const resultTextWords = {
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
