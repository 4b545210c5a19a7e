import { disclaimers } from '@/content/disclaimers'
import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy, policyFigures } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { popup } from '@/content/popup'
import { longDate } from '@/lib/dates'
import { capitalNumberWord } from '@/lib/number-words'
import type { Translated } from '@/lib/translated'
import type { home as english } from '../home'

/** Services that are not among the tracks. */
const more = [
  {
    key: 'prp-therapy',
    title: 'Terapia con PRP',
    text: 'Sus propias plaquetas, para usos no aprobados por la FDA (“off-label”) en cabello, articulaciones y salud sexual.',
  },
  {
    key: 'microneedling',
    title: 'Microagujas',
    text: 'De 3 a 6 sesiones de 30 a 45 minutos, con 4 a 6 semanas entre ellas.',
  },
  {
    key: 'iv-hydration-therapy',
    title: 'Hidratación intravenosa y NAD+',
    text: 'Cuatro infusiones de 30 minutos a 4 horas, e inyecciones de vitaminas.',
  },
  {
    key: 'functional-health-programs',
    title: 'Programas de salud funcional',
    text: 'Programas estructurados de 3, de 6 a 8 o de 12 a 16 semanas.',
  },
] as const

export const home = {
  meta: {
    title: 'Clínica de salud masculina en Flower Mound, TX',
    description: `Testosterona, pérdida de peso y consultas de péptidos para hombres en Flower Mound y Dallas-Fort Worth. Análisis primero. Primera consulta: ${policy.firstVisit}.`,
  },
  banner: {
    text: '¿Tiene sus resultados de laboratorio? Bastan dos o tres valores.',
    link: 'Calculadora de testosterona libre',
  },
  hero: {
    title: 'Su salud es su poder',
    lead: 'Una clínica de salud masculina en Flower Mound: atención hormonal, del peso y de la recuperación. Empezamos con los análisis de laboratorio, y la primera consulta deja tiempo para sus preguntas.',
    about: 'Conózcanos',
    note: 'En persona, o por telesalud en Texas. La primera consulta de testosterona es en persona.',
  },
  trust: [
    {
      icon: 'stethoscope',
      title: '17+ años de experiencia',
      text: 'Atención que sigue la evidencia, con los riesgos explicados.',
    },
    {
      icon: 'clock',
      title: 'Tiempo para hablar',
      text: `Su primera cita dura ${policy.firstVisit} y es individual.`,
    },
    {
      icon: 'lock',
      title: 'Consultas privadas',
      text: '500+ hombres atendidos, de forma individual, en un consultorio pequeño.',
    },
  ],
  stats: [
    { value: clinic.ratings.patients, label: 'calificación de los pacientes' },
    { value: '100%', label: 'satisfacción' },
    { value: `${clinic.languages.length}`, label: 'idiomas' },
    { value: 'Misma semana', label: 'citas' },
  ],
  statsNote: `Cifras de la clínica, al ${longDate(clinic.figuresAsOf)}.`,
  tracks: {
    heading: 'Testosterona, pérdida de peso y péptidos',
    lead: '¿Busca una clínica de testosterona o un programa para bajar de peso? Empezamos con sus análisis, y en la primera consulta se decide qué tiene sentido para usted, si es que algo lo tiene.',
    items: [
      {
        key: 'testosterone-replacement-therapy',
        title: 'Optimización hormonal',
        text: 'Terapia de reemplazo de testosterona (TRT) en inyección o en una crema compuesta (preparada por una farmacia), que no está aprobada por la FDA, la Administración de Alimentos y Medicamentos. Empieza solo cuando tanto sus síntomas como dos análisis de sangre por la mañana apuntan a testosterona baja.',
        facts: [
          {
            label: 'Desde',
            value: `${price.testosterone.aMonth}: testosterona cuando se receta, consultas, revisión de análisis`,
          },
          { label: 'Análisis', value: 'Al inicio, a las 6 semanas, a los 3 y a los 6 meses' },
        ],
      },
      {
        key: 'medical-weight-loss',
        title: 'Pérdida de peso médica',
        text: 'Alimentación, ejercicio de fuerza y seguimiento regular, con un medicamento GLP-1 o GLP-1/GIP, como la semaglutida o la tirzepatida, cuando es adecuado.',
        facts: [
          { label: 'Desde', value: `${price.weightLoss.aMonth}: consultas, su plan, revisión de análisis` },
          // Must be short: “Medicamento” does not fit its column of 5.5rem.
          { label: 'Medicina', value: careTerms.weightMedicine.text },
        ],
      },
      {
        key: 'peptide-therapy',
        title: 'Terapia con péptidos',
        text: 'Una consulta sobre lo que se sabe, lo que no se sabe y lo que la ley permite.',
        facts: [{ label: 'Consultas', value: 'En persona, o por telesalud en Texas' }],
      },
    ],
    link: 'Cómo funciona',
    note: `${careTerms.minimumTerm.text} Esto vale para los dos precios mensuales. ${disclaimers.glp1Boxed} ${disclaimers.compounded}`,
  },
  more: {
    heading: `${capitalNumberWord(more.length)} servicios más`,
    note: 'Puede recibir cada uno por separado, o junto con uno de los tres anteriores.',
    items: more,
  },
  why: {
    heading: 'Por qué una clínica boutique',
    paragraphs: [
      'Una clínica boutique es una clínica pequeña. Vemos a menos hombres y le damos más tiempo a cada uno, y quien lee sus análisis es quien conoce su historia.',
      `Trabajamos con pago directo y aceptamos tarjetas HSA y FSA cuando la ley de impuestos y su plan lo permiten. La primera consulta y los programas mensuales tienen sus precios y condiciones en una sola página; cada uno de los demás servicios tiene un precio ${quotedInText}.`,
    ],
    link: 'Conozca la clínica',
    visit: {
      title: 'Su primera consulta',
      text: `Dura ${policy.firstVisit}.`,
      minutes: policyFigures.firstVisitMinutes,
      lastTick: '{minute} min',
      end: 'termina aquí',
    },
  },
  reviews: {
    heading: 'Lo que dicen los pacientes',
    text: 'Vienen sin editar de un servicio de reseñas externo y se cargan cuando usted lo pide. No las escribimos, ni las elegimos, ni las cambiamos.',
    button: 'Mostrar reseñas',
    link: 'Leerlas en Google',
    note: 'Quienes escriben reseñas son pacientes, no profesionales médicos, y a nadie se le paga por una reseña. La experiencia de una persona no es lo que todo paciente puede esperar.',
  },
  guide: {
    heading: 'Una guía gratuita sobre la testosterona',
    text: `“${popup.guideTitle}” explica qué análisis hacer, qué significan los números y qué preguntar.`,
    button: 'Recibir la guía gratis',
    note: `Abre una vista previa de nuestra guía en una pestaña nueva. ${popup.stays}`,
    again: '¿No se abrió otra pestaña? Abrir la vista previa',
    missing:
      'Una parte de esta página no se cargó. Lo que escribió se conserva: revise su conexión e inténtelo de nuevo.',
    coverLine: `Una guía de ${clinic.shortName}`,
    coverTitle: popup.guideTitle,
  },
} as const satisfies Translated<typeof english>
