import { clinic } from '@/content/facts/clinic'
import { policy, policyFigures } from '@/content/facts/policies'
import type { Translated } from '@/lib/translated'
import type { thankYou as english } from '../thank-you'

const intake = `Formularios de ingreso: en un plazo de ${policy.intakeForms} después de reservar. Análisis: suba los de los últimos ${policy.labsFromLast}.`
const entry = {
  title: `Cita en ${clinic.shortName}`,
  place: clinic.address.line,
} as const

const booked = {
  title: '¡Cita reservada! Esto es lo que sigue',
  lead: 'Su Discovery Experience (la primera consulta) está en el calendario. Nuestro servicio de reservas le envía una confirmación.',
  stepsHeading: 'Qué esperar',
  steps: [
    {
      title: 'Llene sus formularios de ingreso',
      meta: `En un plazo de ${policy.intakeForms}`,
      description: 'El correo de la reserva tiene el enlace. Tenga a la mano su lista de medicamentos.',
    },
    {
      title: 'Suba análisis recientes',
      meta: `De los últimos ${policy.labsFromLast}`,
      description: 'Si tiene resultados, agréguelos en el portal. Si no, ordenamos lo que haga falta.',
    },
    {
      title: 'Llegue, o conéctese',
      meta: `${policy.arrive} antes; por telesalud, ${policy.telehealthLogin}`,
      description: `En persona, llegue ${policy.arrive} antes. Para una consulta por telesalud, conéctese ${policy.telehealthLogin} antes de que empiece.`,
    },
    {
      title: 'Hablémoslo',
      // On a line of its own, so it is capitalized.
      meta: `Dura ${policy.firstVisit}`,
      description:
        'Hablamos de su historia clínica, sus metas, sus análisis, las opciones y los precios. Después usted decide.',
    },
  ],
  visit: {
    ...entry,
    minutes: policyFigures.firstVisitMinutes[1],
    notes: {
      inPerson: `Llegue ${policy.arrive} antes. ${clinic.parking.text}\n${intake}\nPreguntas: ${clinic.phone.display}`,
      telehealth: `Conéctese ${policy.telehealthLogin} antes de que empiece.\n${intake}\nPreguntas: ${clinic.phone.display}`,
    },
  },
  bring: {
    heading: 'Qué traer',
    items: [
      'Los nombres y las dosis de todos sus medicamentos y suplementos.',
      `Resultados de laboratorio de los últimos ${policy.labsFromLast}, si los tiene y no los ha subido.`,
      'Una tarjeta o efectivo para la consulta, o una tarjeta HSA o FSA si su plan lo permite. No hay nada que facturar al seguro.',
      'Sus preguntas, por escrito. Las que cuesta hacer van primero.',
    ],
  },
} as const

const followUpTitle = 'Gracias por reservar su seguimiento'

export const thankYou = {
  booked: {
    ...booked,
    meta: {
      title: booked.title,
      description: `Qué hacer antes de su primera consulta en Flower Mound: formularios en un plazo de ${policy.intakeForms}, análisis recientes y cuándo llegar o conectarse.`,
    },
  },
  consult: {
    ...booked,
    description: `Su consulta está reservada. Llene los formularios en un plazo de ${policy.intakeForms}, suba análisis de los últimos ${policy.labsFromLast} y llegue ${policy.arrive} antes.`,
  },
  followup: {
    title: followUpTitle,
    lead: 'Veremos qué ha cambiado desde su última consulta.',
    meta: {
      title: followUpTitle,
      description: `Su consulta de seguimiento está reservada. Termine los formularios en el portal, hágase los análisis a tiempo y llegue ${policy.arriveFollowUp} antes.`,
    },
    stepsHeading: booked.stepsHeading,
    visit: {
      ...entry,
      notes: {
        inPerson: `Llegue ${policy.arriveFollowUp} antes. ${clinic.parking.text}\nPreguntas: ${clinic.phone.display}`,
        telehealth: `Conéctese ${policy.telehealthLogin} antes de que empiece.\nPreguntas: ${clinic.phone.display}`,
      },
    },
    bring: {
      heading: booked.bring.heading,
      items: [
        'Lo que notó desde la última consulta, bueno y malo, con fechas si las tiene.',
        'Cualquier medicamento o suplemento nuevo, con su dosis.',
        'Resultados de pruebas hechas en otro lugar.',
        'Las preguntas que le surgieron.',
      ],
    },
    steps: [
      {
        title: 'Actualice sus formularios',
        meta: `En un plazo de ${policy.intakeForms}`,
        description: 'Díganos qué ha cambiado: medicamentos, síntomas, efectos secundarios.',
      },
      {
        title: 'Hágase los análisis',
        meta: 'Si se ordenaron',
        description: `La mayoría de los resultados tarda ${policy.labResults}, así que vaya con tiempo. Diga al laboratorio si toma biotina, que está en suplementos para el cabello y las uñas: puede dar valores falsamente altos o bajos en algunas pruebas.`,
      },
      {
        title: 'Llegue, o conéctese',
        meta: `Llegue ${policy.arriveFollowUp} antes`,
        description: `En persona, llegue ${policy.arriveFollowUp} antes. Por telesalud, conéctese ${policy.telehealthLogin} antes de que empiece.`,
      },
      {
        title: 'Ajustemos el plan',
        meta: 'Juntos',
        description: 'Comparamos los números con cómo se siente, y cambiamos lo que haga falta cambiar.',
      },
    ],
  },
  portal: 'Entrar al portal del paciente',
  portalLogin: 'Acceso al portal',
  serviceArea: 'Atendemos Flower Mound, Highland Village, Lewisville y el área de Dallas-Fort Worth.',
  questions: '¿Tiene preguntas antes? Escriba a',
} as const satisfies Translated<typeof english>
