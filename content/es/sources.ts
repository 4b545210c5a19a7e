import type { Source } from '@/content/schema'
import { sources as english, type SourceId } from '../sources'

export type { SourceId } from '../sources'

/** References that state who was studied. */
type StudyId = {
  [Id in SourceId]: (typeof english)[Id] extends { population: string } ? Id : never
}[SourceId]

const populations: Record<StudyId, string> = {
  T3: '3,369 hombres de 40 a 79 años, observacional',
  T4: 'Revisión; hombres de 40 a 80 años',
  T5: '9,054 hombres en cuatro cohortes; rango de hombres sanos sin obesidad de 19 a 39 años',
  T6: '790 hombres de 65 años o más con testosterona por debajo de 275 ng/dL, un año',
  T7: 'Cuatro ensayos aleatorizados con bajo riesgo de sesgo, 1,779 hombres',
  T8: '5,246 hombres de 45 a 80 años con hipogonadismo y enfermedad del corazón o alto riesgo, gel, promedio de 21.7 meses',
  T9: 'Subestudio de TRAVERSE',
  T10: 'TRAVERSE; se excluyó a hombres con alto riesgo de próstata',
  T11: '1,007 hombres con sobrepeso en un programa de estilo de vida, dos años',
  T14: 'Diez hombres jóvenes y sanos, una semana de noches de 5 horas',
  T29: 'Revisión; el primer autor trabajaba para un fabricante de testosterona',
  T32: '66 hombres, sin grupo de control',
  W1: '1,961 adultos sin diabetes, con intervención de estilo de vida, 68 semanas',
  W2: '2,539 adultos sin diabetes, 72 semanas',
  W3: 'Participantes de STEP 1, un año después de dejarla',
  W4: 'Adultos después de 36 semanas de tirzepatida, seguidos hasta la semana 88',
  W5: '751 adultos, abierto, 72 semanas',
  W6: '17,604 adultos de 45 años o más con enfermedad cardiovascular e IMC de 27 o más, sin diabetes',
  W14: 'Adultos con sobrepeso y diabetes tipo 2, ocho años',
  W16: 'Terapia conductual intensiva en ambos grupos, 68 semanas',
  W23: '307 adultos sin diabetes, 64 semanas',
  W24: '3,127 adultos con obesidad y sin diabetes, 72 semanas; dosis de la cápsula del ensayo',
  W25: 'Primeros 800 pacientes con MASH y cicatrización de moderada a avanzada, 72 semanas',
  W26: 'Adultos con obesidad y apnea obstructiva del sueño de moderada a grave, alrededor de un año',
  P3: '36 estudios: 35 preclínicos, uno en 12 pacientes sin grupo de control',
  P5: 'Revisión',
  P6: 'Hombres sanos, una semana después de una dosis',
  P7: 'Pacientes de cirugía, aleatorizado',
  P8: '65 adultos mayores, 12 meses',
  P9: 'Adultos con lipodistrofia por VIH, 26 semanas',
  R1: 'Ensayos aleatorizados frente a placebo, hasta abril de 2023',
  R2: '24 artículos, ocho de ellos ensayos aleatorizados',
  R4: 'Mujeres',
  S1: '60 hombres con DE leve o moderada, un centro, seis meses',
  S2: '61 hombres con DE de leve a moderada',
  S3: '52 hombres con DE de leve a moderada, tres inyecciones, seis meses',
  S8: 'Tres ensayos, 221 hombres',
  S9: 'Siete ensayos, 512 hombres',
  S10: 'Siete ensayos, 479 hombres',
  J1: '288 adultos con artrosis de rodilla, 12 meses',
  J3: '34 ensayos, 2,829 rodillas',
  M1: '14 estudios controlados, 472 pacientes, cuatro estudios aleatorizados',
  M5: 'Clientes de un spa sin licencia',
  M6: 'Cicatrices de acné en la cara en adultos de 22 años o más',
  M7: '100 hombres, un centro, 12 semanas',
  M8: '25 pacientes, media cara, después de láser fraccionado de CO₂',
  M9: '28 adultos, tres sesiones, seguidos hasta seis semanas después de la última',
  M10: 'Microagujas con radiofrecuencia, tres sesiones, PRP en media cara',
  M11: 'Personas de 22 años o más',
  I1: '34 adultos con fibromialgia',
  I2: 'Ocho hombres y tres controles, una infusión',
  I3: 'Revisión sistemática',
  I4: 'Narrativa, a partir de casos',
  N2: 'Dos lotes de un fabricante',
  F1: '398 pares emparejados, retrospectivo, 12 meses',
  F2: 'Revisión',
  G1: 'Solo estudios observacionales',
  G2: '54 hombres mayores, observacional',
  G3: '46 hombres con diabetes tipo 2, observacional',
  G4: 'Ratones, y unos pocos hombres jóvenes',
  G6: '36 adultos, diez semanas; no se estudiaron hormonas',
  C2: '183 mujeres y 146 hombres, frente a diálisis de equilibrio directa',
  C3: '126 hombres sanos de 20 a 45 años',
  C4: '145 hombres sanos sin obesidad de 19 años o más, medidos por diálisis de equilibrio',
  C5: '456 hombres sanos sin obesidad de 19 a 40 años, Framingham Generación 3',
}

const isStudy = (id: string): id is StudyId => id in populations

/** Citations are not translated: readers use them to look up the paper. */
const inSpanish: Record<SourceId, Source> = { ...english }
for (const id of Object.keys(populations)) {
  if (isStudy(id)) inSpanish[id] = { ...english[id], population: populations[id] }
}
export const sources: Readonly<Record<SourceId, Source>> = inSpanish
