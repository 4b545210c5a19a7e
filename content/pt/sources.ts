import type { Source } from '@/content/schema'
import { sources as english, type SourceId } from '../sources'

export type { SourceId } from '../sources'

type Sources = typeof english
/** Ids of references that state who was studied. */
type WithPopulation = {
  [Id in SourceId]: Sources[Id] extends { readonly population: string } ? Id : never
}[SourceId]

const populations = {
  T3: '3.369 homens de 40 a 79 anos, observacional',
  T4: 'Revisão; homens de 40 a 80 anos',
  T5: '9.054 homens em quatro coortes; faixa de homens saudáveis sem obesidade, de 19 a 39 anos',
  T6: '790 homens de 65 anos ou mais com testosterona abaixo de 275 ng/dL, um ano',
  T7: 'Quatro ensaios randomizados com baixo risco de viés, 1.779 homens',
  T8: '5.246 homens de 45 a 80 anos com hipogonadismo e doença do coração ou alto risco, gel, média de 21,7 meses',
  T9: 'Subestudo do TRAVERSE',
  T10: 'TRAVERSE; homens com alto risco de próstata excluídos',
  T11: '1.007 homens com sobrepeso em um programa de estilo de vida, dois anos',
  T14: 'Dez homens jovens saudáveis, uma semana de noites de 5 horas',
  T29: 'Revisão; o primeiro autor trabalhava para um fabricante de testosterona',
  T32: '66 homens, sem grupo de controle',
  W1: '1.961 adultos sem diabetes, com intervenção no estilo de vida, 68 semanas',
  W2: '2.539 adultos sem diabetes, 72 semanas',
  W3: 'Participantes do STEP 1, um ano depois de parar',
  W4: 'Adultos após 36 semanas de tirzepatida, acompanhados até 88 semanas',
  W5: '751 adultos, estudo aberto, 72 semanas',
  W6: '17.604 adultos de 45 anos ou mais com doença cardiovascular e IMC de 27 ou mais, sem diabetes',
  W14: 'Adultos com sobrepeso e diabetes tipo 2, oito anos',
  W16: 'Terapia comportamental intensiva nos dois braços, 68 semanas',
  W23: '307 adultos sem diabetes, 64 semanas',
  W24: '3.127 adultos com obesidade e sem diabetes, 72 semanas; doses da cápsula do estudo',
  W25: 'Primeiros 800 pacientes com MASH e cicatrizes moderadas a avançadas, 72 semanas',
  W26: 'Adultos com obesidade e apneia obstrutiva do sono moderada a grave, cerca de um ano',
  P3: '36 estudos: 35 pré-clínicos, um com 12 pacientes sem grupo de controle',
  P5: 'Revisão',
  P6: 'Homens saudáveis, uma semana após uma dose',
  P7: 'Pacientes cirúrgicos, randomizados',
  P8: '65 pessoas mais velhas, 12 meses',
  P9: 'Adultos com lipodistrofia por HIV, 26 semanas',
  R1: 'Ensaios randomizados com placebo, até abril de 2023',
  R2: '24 artigos, oito deles ensaios randomizados',
  R4: 'Mulheres',
  S1: '60 homens com DE leve ou moderada, um centro, seis meses',
  S2: '61 homens com DE leve a moderada',
  S3: '52 homens com DE leve a moderada, três injeções, seis meses',
  S8: 'Três ensaios, 221 homens',
  S9: 'Sete ensaios, 512 homens',
  S10: 'Sete ensaios, 479 homens',
  J1: '288 adultos com artrose do joelho, 12 meses',
  J3: '34 ensaios, 2.829 joelhos',
  M1: '14 estudos controlados, 472 pacientes, quatro estudos randomizados',
  M5: 'Clientes de um spa sem licença',
  M6: 'Cicatrizes de acne no rosto em adultos de 22 anos ou mais',
  M7: '100 homens, um centro, 12 semanas',
  M8: '25 pacientes, cada metade do rosto com um tratamento, depois de laser fracionado de CO₂',
  M9: '28 adultos, três sessões, acompanhados até seis semanas depois da última',
  M10: 'Microagulhamento com radiofrequência, três sessões, PRP em uma metade do rosto',
  M11: 'Pessoas de 22 anos ou mais',
  I1: '34 adultos com fibromialgia',
  I2: 'Oito homens e três controles, uma infusão',
  I3: 'Revisão sistemática',
  I4: 'Revisão narrativa, a partir de casos',
  N2: 'Dois lotes de um fabricante',
  F1: '398 pares equiparados, retrospectivo, 12 meses',
  F2: 'Revisão',
  G1: 'Apenas estudos observacionais',
  G2: '54 homens mais velhos, observacional',
  G3: '46 homens com diabetes tipo 2, observacional',
  G4: 'Camundongos e alguns homens jovens',
  G6: '36 adultos, dez semanas; hormônios não estudados',
  C2: '183 mulheres e 146 homens, contra diálise de equilíbrio direta',
  C3: '126 homens saudáveis de 20 a 45 anos',
  C4: '145 homens saudáveis sem obesidade, de 19 anos ou mais, medidos por diálise de equilíbrio',
  C5: '456 homens saudáveis sem obesidade, de 19 a 40 anos, Framingham Geração 3',
} as const satisfies Record<WithPopulation, string>

const isTranslated = (id: string): id is WithPopulation => id in populations
const translated = Object.fromEntries(
  Object.keys(populations)
    .filter(isTranslated)
    .map(id => [id, { ...english[id], population: populations[id] }]),
)

/** Citations are not translated. */
export const sources: Readonly<Record<SourceId, Source>> = { ...english, ...translated }
