import { price, quotedInText } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import type { FaqItem } from '@/content/schema'
import { services } from '@/content/services'
import { capitalNumberWord, numberWord } from '@/lib/number-words'
import { routes } from '@/lib/routes'
import type { Translated } from '@/lib/translated'
import type { overview as english } from '../overview'

const count = numberWord(services.length)
const Count = capitalNumberWord(services.length)

export const overview = {
  meta: {
    title: 'Servicios de salud masculina en Flower Mound',
    description: `${Count} servicios para hombres en Flower Mound, TX: testosterona, peso, péptidos, salud funcional, PRP, microagujas y sueros, con la evidencia y los riesgos.`,
  },
  hero: {
    title: `${Count} servicios de salud masculina en Flower Mound`,
    lead: 'Testosterona (TRT), pérdida de peso médica, restauración capilar y más, para hombres en Flower Mound y el área de Dallas-Fort Worth. Cada uno empieza con una consulta sobre su historia clínica, sus análisis y sus preguntas.',
  },
  intro: {
    heading: 'Los servicios',
    text: 'Cada página dice para quién puede ser adecuado el servicio, quién no debe recibirlo, qué encontraron los estudios y qué riesgos tiene.',
  },
  prices: {
    heading: 'Precios',
    note: 'Tres precios, con lo que cubre cada uno.',
    link: `Los ${count} servicios, con las condiciones`,
  },
  why: {
    heading: 'Por qué elegirnos',
    items: [
      {
        title: 'Una hora o más',
        text: `Su primera cita dura ${policy.firstVisit} y es individual.`,
      },
      {
        title: 'Análisis antes de opinar',
        text: 'No se empieza ninguna hormona hasta que los análisis de sangre y los síntomas coincidan.',
      },
      {
        title: 'Precios antes de reservar',
        text: `La primera consulta, la testosterona y la pérdida de peso tienen su precio abajo, con sus condiciones. Lo demás tiene un precio ${quotedInText}.`,
      },
      {
        title: 'Tres idiomas',
        text: 'Consultas en inglés, español y portugués, en persona, o por telesalud en Texas.',
      },
    ],
  },
  faq: {
    heading: 'Antes de elegir',
    items: [
      {
        id: 'which-service',
        question: '¿Cómo sé qué servicio necesito?',
        answer: [
          'No hace falta que lo sepa. Reserve una Discovery Experience (la primera consulta) y diga qué le molesta. El profesional de la salud le dice qué es adecuado y qué no.',
        ],
      },
      {
        id: 'first-visit',
        question: '¿Qué pasa en la primera consulta?',
        answer: [
          `Tomamos su historia clínica, repasamos los análisis que tenga, ordenamos los que falten y hablamos de opciones, riesgos y precios. Dura ${policy.firstVisit} y cuesta ${price.firstVisit}.`,
        ],
      },
      {
        id: 'insurance',
        question: '¿Aceptan seguro?',
        answer: [
          'No se factura a ningún seguro. La clínica trabaja con pago directo y acepta tarjetas HSA y FSA. Qué pueden pagar lo deciden la ley de impuestos y su plan.',
        ],
      },
      {
        id: 'telehealth',
        question: '¿Qué servicios se pueden hacer por telesalud?',
        answer: [
          `Las consultas y los seguimientos. ${telehealth.open} ${telehealth.inPerson} Las infusiones se ponen en la clínica.`,
        ],
      },
      {
        id: 'combine',
        question: '¿Se pueden combinar servicios?',
        answer: [
          'A veces. Con un cambio a la vez es más fácil ver qué ayuda y qué hace daño, así que a menudo empezamos con uno.',
        ],
      },
      {
        id: 'labs',
        question: '¿Necesito análisis nuevos?',
        answer: [
          `Traiga los resultados de los últimos ${policy.labsFromLast} si los tiene. Para la testosterona se necesitan dos análisis temprano por la mañana en días distintos, sin importar quién saque la sangre.`,
        ],
      },
      {
        id: 'stop',
        question: '¿Y si quiero dejar el tratamiento?',
        answer: [
          `${careTerms.minimumTerm.text} ${careTerms.notice.text} Hable antes con nosotros: algunos tratamientos, entre ellos la testosterona, es mejor dejarlos con un plan y una revisión de sus análisis.`,
        ],
        link: { href: routes.contact, text: 'Pregúntenos cómo dejarlo' },
      },
    ] satisfies readonly FaqItem[],
  },
  closing: {
    heading: 'Empiece con una primera consulta',
    text: 'Traiga sus preguntas y los resultados de laboratorio que tenga.',
  },
} as const satisfies Translated<typeof english>
