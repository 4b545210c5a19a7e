import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { LegalSection } from '@/content/legal/legal-section'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { terms as english } from '../../legal/terms-of-service'

const { name, email, phone } = clinic
const effectiveOn = '2026-11-24'

const conditions = Object.values(careTerms).map(({ label, text }) => `${label}. ${text}`)

export const terms = {
  meta: {
    title: 'Términos de servicio',
    description: `Términos de nuestros programas y de este sitio: pago, reembolsos, cancelación, cuentas, servicios externos y ley. Vigentes desde el ${longDate(effectiveOn)}.`,
  },
  heading: 'Términos de servicio',
  effectiveOn,
  sections: [
    {
      id: 'use',
      heading: 'Para qué es este sitio',
      paragraphs: [
        `Este sitio web pertenece a ${name}. Le informa sobre la clínica y sobre temas de salud. Es solo para fines educativos. No es consejo médico, y leerlo, usar la calculadora o crear una cuenta no crea una relación profesional-paciente.`,
        `En una emergencia, ${helpLines.emergency}. Si piensa en el suicidio, ${helpLines.crisis}.`,
      ],
    },
    {
      id: 'age',
      heading: 'Edad',
      paragraphs: [
        'El sitio está escrito para adultos. La calculadora es para hombres de 18 años o más. Por favor, no cree una cuenta para un menor.',
      ],
    },
    {
      id: 'payment',
      heading: 'Precios y pago',
      paragraphs: [
        `No facturamos al seguro. Usted paga con tarjeta o efectivo, o con tarjeta HSA o FSA si su plan lo permite, en el momento de la consulta. La primera consulta cuesta ${price.firstVisit}. La atención con testosterona cuesta desde ${price.testosterone.aMonth}, y el programa de pérdida de peso, desde ${price.weightLoss.aMonth}.`,
        `Los precios de este sitio llevan una fecha y pueden cambiar más adelante. El precio de cualquier otro servicio queda ${quotedInText}.`,
        'En este sitio web no se reciben pedidos ni pagos.',
      ],
    },
    {
      id: 'programs',
      heading: 'Condiciones de los programas',
      paragraphs: ['Estas condiciones valen para la primera consulta y para los dos programas mensuales:'],
      list: conditions,
    },
    {
      id: 'cancel',
      heading: 'Cambiar o cancelar una consulta',
      paragraphs: [
        `Avísenos con al menos ${policy.cancel} de anticipación; para procedimientos, con una anticipación ${policy.cancelProcedure}. Las reservas se hacen con un servicio externo, según los términos de ese servicio.`,
      ],
    },
    {
      id: 'account',
      heading: 'Su cuenta del sitio web',
      paragraphs: [
        'Puede leer todas las páginas sin una cuenta. Si crea una, dé una dirección de correo electrónico correcta y no comparta su contraseña. Avísenos si cree que otra persona la ha usado. Podemos cerrar una cuenta que se use para dañar el sitio o a otras personas.',
        'La cuenta del sitio web no es el portal del paciente. No la use para enviar información de salud.',
      ],
    },
    {
      id: 'calculator',
      heading: 'La calculadora',
      paragraphs: [
        'La calculadora de testosterona libre da un cálculo aproximado con una ecuación publicada. No es un diagnóstico y no reemplaza un resultado medido ni a un profesional de la salud.',
      ],
    },
    {
      id: 'outside',
      heading: 'Servicios y enlaces externos',
      paragraphs: [
        'Enlazamos con servicios y fuentes que no manejamos. No somos responsables de lo que muestran o hacen.',
      ],
    },
    {
      id: 'content',
      heading: 'Textos y dibujos',
      paragraphs: [
        'Puede leer, imprimir y compartir páginas para su propio uso. Por favor, no las copie en otro sitio web.',
      ],
    },
    {
      id: 'liability',
      heading: 'Límites',
      paragraphs: [
        'Trabajamos para que el sitio sea correcto y esté disponible, pero lo ofrecemos tal como es. En la medida en que la ley lo permite, no respondemos por pérdidas que resulten de confiar solo en el sitio. Nada de lo que dice aquí limita derechos que la ley no permite limitar.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en estos términos',
      paragraphs: [
        'Podemos cambiar estos términos. La fecha de arriba dice desde cuándo rige el texto actual. Un cambio rige desde el día en que se publica aquí.',
      ],
    },
    {
      id: 'law',
      heading: 'Ley y contacto',
      paragraphs: [
        `Rige la ley del Estado de Texas. Si tiene preguntas sobre estos términos, escriba a ${email.address} o llame al ${phone.display}.`,
      ],
    },
  ] satisfies readonly LegalSection[],
} as const satisfies Translated<typeof english>
