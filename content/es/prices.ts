import { price } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { services } from '@/content/services'
import { capitalNumberWord } from '@/lib/number-words'
import type { Translated } from '@/lib/translated'
import type { pricesPage as english } from '../prices'

export const pricesPage = {
  crumb: 'Precios',
  meta: {
    title: 'Precios de consultas y programas',
    description:
      'Cuánto cuesta la primera consulta, cuánto cuestan al mes la testosterona y la pérdida de peso, qué va aparte y cómo se cotiza lo demás. Pago directo.',
  },
  heading: 'Cuánto cuesta, antes de reservar',
  lead: 'Usted le paga a la clínica, y no se factura a ningún seguro. Aceptamos tarjetas HSA y FSA; qué pueden pagar lo deciden la ley de impuestos y su plan.',
  firstVisit: {
    heading: 'La primera consulta, sea cual sea el motivo',
    text: 'Individual. Un solo pago, sin programa al que inscribirse.',
    before: ' era el precio anterior. {now} es el precio al ',
  },
  table: {
    heading: `${capitalNumberWord(services.length)} servicios en una tabla`,
    text: 'Cada uno empieza con una primera consulta. Dos tienen un precio mensual. Los demás se cotizan, porque el trabajo cambia de un hombre a otro.',
    columns: {
      service: 'Servicio',
      price: 'Precio',
      covers: 'Qué cubre',
      extra: 'Se paga aparte',
    },
    extraOrDrivers: 'Se paga aparte, o influye en el precio',
    dependsOn: 'Depende de',
    month: 'al mes',
    from: 'desde {amount}',
    monthly: [
      { service: 'testosterone-replacement-therapy', monthly: 'testosterone' },
      { service: 'medical-weight-loss', monthly: 'weight-loss' },
    ],
    quoted: [
      {
        service: 'peptide-therapy',
        covers: 'Primero hay una consulta.',
        dependsOn: 'Los análisis que necesite, las consultas de seguimiento y si se receta un medicamento.',
      },
      {
        service: 'functional-health-programs',
        covers: 'Un programa, con sus controles y análisis antes y después.',
        dependsOn: 'La duración del programa, el número de controles y los análisis.',
      },
      {
        service: 'prp-therapy',
        covers: 'La extracción de sangre y el tratamiento, por sesión.',
        dependsOn: 'La zona, el número de sesiones y lo que se combine con el PRP.',
      },
      {
        service: 'microneedling',
        covers: 'Sesiones de 30 a 45 minutos.',
        dependsOn: 'El tamaño de la zona, el número de sesiones y si se agrega PRP.',
      },
      {
        service: 'iv-hydration-therapy',
        covers: 'Una infusión, después de una evaluación.',
        dependsOn: 'La bolsa de suero, lo que se le agrega y cuánto dura.',
      },
    ],
  },
  months: {
    heading: 'Sus primeros tres meses',
    text: 'La primera consulta y tres meses, al precio más bajo de cada programa. A escala.',
    sum: '{visit} + {count} × {month} = {total}',
    plus: ', más los cargos de laboratorio',
    weightPlus: ', más los cargos de laboratorio y el medicamento',
  },
  terms: {
    heading: 'Antes de firmar',
    text: 'Las condiciones detrás de los precios.',
    items: [
      careTerms.taxAccounts,
      careTerms.laboratoryFees,
      careTerms.labReading,
      careTerms.monthlyCovers,
      careTerms.testosterone,
      careTerms.weightMedicine,
      careTerms.noCopies,
      careTerms.minimumTerm,
      careTerms.notice,
      careTerms.refunds,
      careTerms.lateCancellation,
      {
        label: 'Cambiar una consulta',
        text: `Cancele o cambie una consulta al menos ${policy.cancel} antes; un procedimiento, ${policy.cancelProcedure} antes.`,
      },
    ],
  },
  closing: {
    heading: 'Conozca el precio y luego decida',
    text: `Una primera consulta cuesta ${price.firstVisit} y termina con un plan por escrito. Ese plan puede ser no hacer ningún tratamiento.`,
  },
} as const satisfies Translated<typeof english>
