import { disclaimers } from '@/content/disclaimers'
import { courses } from '@/content/facts/courses'
import { functionalHealthPrograms } from '@/content/services/functional-health-programs'
import type { Translated } from '@/lib/translated'
import type {
  iconArray as englishArray,
  pairWords as englishPairs,
  effectPlot as englishPlot,
  stripWords as englishStrip,
  FigureName,
  FigureWords,
} from '../../ui/figures'
import { figureWords as english } from '../../ui/figures'

export { type FigureName, type FigureWords, figureNames, type PairWords } from '../../ui/figures'

export const stripWords = {
  legend: 'Punto: ocurre en ese momento. Con rayas: en algún momento dentro de ese tiempo.',
} as const satisfies Translated<typeof englishStrip>

export const iconArray = {
  heading: '{risk}, en 100 hombres',
  treated: 'de 100, con testosterona',
  placebo: 'de 100, con placebo',
  caption:
    'Hombres de 45 a 80 años con enfermedad del corazón o alto riesgo de tenerla, un gel, unos dos años.',
} as const satisfies Translated<typeof englishArray>

export const effectPlot = {
  label: 'Diferencia estandarizada frente al placebo: {list}.',
  item: '{name} {size}',
  none: 'sin efecto',
  bands: ['pequeño', 'medio', 'grande'],
  axis: 'diferencia estandarizada frente al placebo',
  caption: 'Ensayos combinados de 1,779 hombres; bandas por convención.',
} as const satisfies Translated<typeof englishPlot>

export const pairWords = {
  'prp-therapy': {
    title: 'Erecciones: hombres de 100 con una mejora útil',
    arms: ['PRP', 'placebo'],
    rows: [
      ['60 hombres, a los 6 meses'],
      ['61 hombres aleatorizados, tras 1 mes'],
      ['52 hombres, a los 6 meses', 'puntajes promedio casi iguales'],
    ],
    caption:
      'Ensayos controlados con placebo, en problemas leves a moderados; el tercero solo da promedios. Dos revisiones de 2025 con siete ensayos no encontraron una mejora confiable en el puntaje.',
  },
  'functional-health-programs': {
    title: 'Salud física mejor en 5 puntos o más, de 100 pacientes',
    arms: ['centro funcional', 'clínicas de familia'],
    rows: [['A los 6 meses, alrededor de'], ['A los 12 meses', 'ya sin diferencia']],
    caption:
      'Puntajes que 398 pares comparables se dieron a sí mismos. Sin asignación al azar, y los autores trabajan en ese centro.',
  },
} as const satisfies Translated<typeof englishPairs>

export const pairAxisEnd = '100 de 100'

export const schematic = 'Esquema.'

const { tirzepatide } = courses
const infusionMinutes = courses.infusionMinutes.join(' a ')
const nadHours = courses.nadHours.join(' a ')
const [firstDose] = tirzepatide.doseMg
const [largestDose] = tirzepatide.doseMg.slice(-1)
function program(index: number) {
  const found = functionalHealthPrograms.parts.flatMap(({ items }) => items)[index]
  if (!found) throw new Error('There are three programs')
  return found
}
const firstProgram = program(0)
const secondProgram = program(1)
const thirdProgram = program(2)

// Labels inside drawings: about as long as the English ones.
export const figureWords: Readonly<Record<FigureName, FigureWords>> = {
  testosterone: {
    heading: 'El mismo promedio, tres formas',
    lead: 'La forma en que usa la testosterona determina cómo cambia su nivel entre dosis.',
    alt: 'El mismo promedio, tres formas: ondas altas con una inyección por semana, ondas más pequeñas con dos, casi parejo con un gel o una crema diarios.',
    caption: 'No son valores medidos, así que no hay unidades. Las marcas debajo de cada curva son dosis.',
    evidence: english.testosterone.evidence,
    labels: {
      weekly: 'Cada semana',
      twice: '2 por semana',
      daily: 'Cada día',
      injection: 'inyección',
      skin: 'gel o crema',
      weeklyInjection: 'Cada semana, inyección',
      twiceInjection: '2 por semana, inyección',
      dailySkin: 'Cada día, gel o crema',
      weeklyNote: 'Alto tras la dosis,\nmás bajo antes de otra',
      twiceNote: 'Lo mismo, en\nondas más pequeñas',
      dailyNote: 'Casi parejo, con una\nleve onda diaria',
      week1: 'Semana 1',
      week2: 'Semana 2',
      week3: 'Semana 3',
      week4: 'Semana 4',
      average: 'Línea de puntos: el promedio, igual en los tres',
    },
  },
  dose: {
    heading: 'Por la escalera, cuatro semanas por escalón',
    lead: 'La dosis de tirzepatida se sube despacio, porque la mayoría de los efectos secundarios aparece al subirla.',
    alt: `Dosis de tirzepatida según su etiqueta: ${firstDose} mg por semana durante cuatro semanas, luego ${firstDose} mg más en cada paso de al menos cuatro semanas, hasta ${largestDose} mg como máximo desde la semana 20.`,
    caption:
      'El ascenso más rápido que permite la etiqueta de Zepbound. Usted puede quedarse en un paso más bajo, o volver uno atrás.',
    evidence: english.dose.evidence,
    labels: { weeks: 'semanas', weeksShort: 'sem.', unit: 'mg por semana' },
  },
  weight: {
    heading: 'Lo que midió el ensayo',
    lead: `Peso corporal promedio después de ${tirzepatide.trialWeeks} semanas, comparado con el inicio.`,
    alt: `Peso corporal promedio después de ${tirzepatide.trialWeeks} semanas, con dieta y actividad: 79.1% del inicial con tirzepatida ${tirzepatide.trialDoseMg} mg, 96.9% con un placebo.`,
    caption: `Tirzepatida (Zepbound, un producto aprobado por la FDA) o un placebo, ambos con dieta y actividad: promedios de un ensayo con 2,539 adultos sin diabetes. Después de dejar el medicamento, la mayor parte del peso perdido volvió en un año. ${disclaimers.glp1Boxed}`,
    evidence: english.weight.evidence,
    labels: {
      start: 'Inicio',
      startNote: 'ambos grupos',
      placebo: 'Placebo',
      placeboNote: `${tirzepatide.trialWeeks} semanas`,
      treated: `${tirzepatide.trialDoseMg} mg`,
      treatedNote: `${tirzepatide.trialWeeks} semanas`,
    },
  },
  prp: {
    heading: 'Su sangre, en tres pasos',
    lead: 'Un tubo con su sangre se centrifuga hasta que se separa en capas.',
    alt: 'Un tubo de sangre, el mismo tubo después de centrifugarlo y una jeringa: la sangre centrifugada se separa en plasma arriba, una capa blanca delgada con plaquetas y glóbulos rojos abajo. La parte que está justo encima de los glóbulos rojos va a la jeringa.',
    caption:
      'Cuánto plasma se toma, y cuántos glóbulos blancos lleva, varía de un equipo a otro. Todos los usos de esta página son usos no aprobados por la FDA (“off-label”).',
    evidence: english.prp.evidence,
    labels: {
      spun: 'giro',
      plasma: 'Plasma',
      plasmaNote: 'líquido, proteína, sales',
      buffy: 'Capa blanca, fina',
      buffyNote: 'plaquetas, leucocitos',
      red: 'Glóbulos rojos',
      redNote: 'quedan en el tubo',
      prp: 'Plasma rico en plaquetas',
      prpNote: 'la parte marcada, que se\ntoma con una jeringa',
      prpShort: 'Plasma rico en plaquetas: parte marcada',
    },
  },
  needles: {
    heading: 'Hasta dónde llegan las agujas',
    lead: 'La profundidad se fija para cada zona de la piel.',
    alt: 'Corte de la piel con agujas a tres profundidades: cada una atraviesa la piel externa y termina en la dermis, por encima de la grasa.',
    caption:
      'Las capas y las profundidades no están a escala. Pregunte qué profundidad se planea para usted, y por qué.',
    evidence: english.needles.evidence,
    labels: {
      outer: 'Piel externa',
      outerNote: 'se cae y se renueva',
      dermis: 'Dermis',
      dermisNote: 'colágeno, vasos,\nterminales nerviosas',
      fat: 'Grasa',
      fatNote: 'debajo de las agujas',
    },
  },
  infusion: {
    heading: 'Qué cuelga ahí, y cuánto dura',
    lead: 'Una bolsa, un goteo que se cuenta, una llave que fija la velocidad y un tubo suave (catéter) en una vena.',
    alt: `Una infusión: bolsa, cámara de goteo, llave reguladora y un tubo suave en una vena. La mayoría de las infusiones dura de ${infusionMinutes} minutos; el NAD+, de ${nadHours} horas.`,
    caption:
      'Los tiempos están a escala; la bolsa, no. Si está sano y puede beber, el agua que bebe lo hidrata igual de bien.',
    evidence: english.infusion.evidence,
    labels: {
      bag: 'Bolsa',
      bagNote: 'según la orden',
      fluid: 'Líquido',
      fluidNote: 'agua con sal, y lo que\nse ordenó para usted',
      chamber: 'Cámara de goteo',
      chamberNote: 'se cuentan las gotas',
      clamp: 'Llave reguladora',
      clampNote: 'fija la velocidad',
      tube: 'Catéter en la vena',
      mouth: 'O por la boca',
      mouthNote: 'Si está sano y puede beber,\nel agua lo hidrata igual de bien.',
      most: `La mayoría: de ${infusionMinutes} minutos`,
      nad: `NAD+: de ${nadHours} horas`,
      injection: 'Inyección de vitamina: unos minutos',
      hours: `${courses.nadHours[1]} horas`,
    },
  },
  peptides: {
    heading: '36 estudios, uno de ellos en personas',
    lead: 'Lo que encontró una revisión sobre el péptido por el que más preguntan los hombres para los tendones. Cada islote es un estudio.',
    alt: 'Una carta náutica en la que cada islote es un estudio: 35 en animales o células, uno en 12 personas sin grupo de control, ningún ensayo controlado entre ellos y ningún uso aprobado.',
    caption: `Un péptido, una revisión de 2025. ${disclaimers.peptides} ${disclaimers.compounded}`,
    evidence: english.peptides.evidence,
    labels: {
      animals: 'en animales o células',
      peopleShort: 'en personas: 12,\nsin grupo de control',
      people: 'en personas:\n12 de ellas,\nsin grupo\nde control',
      controlled: 'ensayos\ncontrolados',
      approved: 'usos\naprobados',
    },
  },
  programs: {
    heading: 'Tres duraciones, una escala',
    lead: 'Análisis al inicio y al final, controles en el camino.',
    alt: `Tres programas en una escala de semanas: ${firstProgram.title}, ${firstProgram.duration}; ${secondProgram.title}, ${secondProgram.duration}; ${thirdProgram.title}, ${thirdProgram.duration}.`,
    caption:
      'Anillo: consulta y análisis. Punto: control, sin fecha exacta. Con rayas: semanas que algunos hombres necesitan y otros no.',
    evidence: english.programs.evidence,
    labels: {
      first: firstProgram.title,
      second: secondProgram.title,
      third: thirdProgram.title,
      firstWeeks: firstProgram.duration,
      secondWeeks: secondProgram.duration,
      thirdWeeks: thirdProgram.duration,
      end: `${thirdProgram.weeks[1]} semanas`,
      endShort: `${thirdProgram.weeks[1]} sem.`,
      visit: 'cita y análisis',
      checkIn: 'control (esquema)',
    },
  },
}
