import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { contact as english } from '../contact'

const { value, best, reviews } = clinic.ratings.google

export const contact = {
  meta: {
    title: 'Contacto y cómo llegar',
    description: `Clínica de salud masculina en ${clinic.address.place}: llame, escriba o venga. Horario, estacionamiento, ${clinic.communities.length} comunidades. Respondemos en un plazo de ${policy.reply}.`,
  },
  heading: 'Encuéntrenos o escríbanos',
  lead: 'Somos una clínica de salud masculina y de testosterona en Flower Mound, y atendemos el área de Dallas-Fort Worth. Llame en horario de oficina, o escriba a cualquier hora.',
  replies: `Respondemos en un plazo de ${policy.reply}`,
  form: {
    heading: 'Escríbanos',
    note: 'Para una primera pregunta. No incluya valores de laboratorio ni detalles médicos; para eso está el portal del paciente.',
    portal: 'Portal del paciente',
    whose: {
      heading: 'El formulario es de otra empresa',
      text: 'Se carga por sí solo, unos segundos después de esta página o en cuanto usted la usa. Desde ese momento, esa empresa ve su dirección de internet y lo que usted escribe en el formulario.',
      instead: 'No tiene que usarlo. Llame al',
    },
    title: 'Formulario de contacto',
    failed: 'El formulario no se cargó. El problema no está de su lado.',
  },
  before: {
    heading: 'Antes de reservar',
    note: 'Cuánto cuesta la primera consulta, y qué pasa si cambia de opinión.',
    items: [
      {
        term: 'La primera consulta',
        text: `Cuesta ${price.firstVisit} y dura ${policy.firstVisit}. Es un solo pago, y no se inscribe en ningún programa. Se paga con tarjeta o en efectivo, o con tarjeta HSA o FSA si su plan lo permite.`,
      },
      {
        term: 'Cambiar o cancelar',
        text: `Avísenos con al menos ${policy.cancel} de anticipación. ${careTerms.lateCancellation.text} ${careTerms.refunds.text}`,
      },
      { term: careTerms.laboratoryFees.label, text: careTerms.laboratoryFees.text },
      {
        term: 'Programas mensuales',
        text: `La atención con testosterona cuesta desde ${price.testosterone.aMonth}, y el programa de pérdida de peso, desde ${price.weightLoss.aMonth}. ${careTerms.minimumTerm.text} ${careTerms.notice.text}`,
      },
      { term: 'Otros servicios', text: `Tienen un precio ${quotedInText}.` },
      { term: 'Telesalud', text: `${telehealth.open} ${telehealth.inPerson}` },
    ],
    link: 'Precios, con lo que cubre cada uno',
  },
  reviews: {
    heading: 'Reseñas',
    note: 'Quienes escriben reseñas son pacientes, no profesionales médicos. A nadie se le paga, y se muestran todas las reseñas. El resultado de una persona puede no ser el habitual: nuestras páginas de servicios dan los promedios de los ensayos.',
    footNote:
      'Quienes escriben reseñas son pacientes, no profesionales médicos. A nadie se le paga por una reseña. El resultado de una persona puede no ser el habitual.',
  },
  location: {
    heading: 'Dónde estamos',
    directions: 'Cómo llegar',
    map: {
      title: 'Mapa de la zona de la clínica',
      button: 'Mostrar el mapa',
      note: 'Al presionar el botón se carga un servicio de mapas externo.',
    },
    parking: 'Estacionamiento',
    access: 'Accesibilidad',
    schedule: 'Reservar ahora',
    hours: 'Horario',
    reach: 'Llame o escriba',
    rating: `${value}/${best}`,
    ratingLabel: `de ${reviews}+ reseñas de Google`,
    ratingNote: `Cifras de la clínica, al ${longDate(clinic.figuresAsOf)}.`,
    communities: 'Comunidades que atendemos',
  },
} as const satisfies Translated<typeof english>
