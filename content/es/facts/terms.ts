import { policy } from '@/content/facts/policies'
import type { Translated } from '@/lib/translated'
import type { careTerms as english } from '../../facts/terms'

export const careTerms = {
  minimumTerm: {
    label: 'Plazo mínimo',
    text: 'No hay plazo mínimo. Puede dejar el programa en cualquier mes.',
  },
  notice: {
    label: 'Dejar el programa',
    text: `Avísenos al menos ${policy.notice} antes de su próxima fecha de cobro y no se le cobrará nada más.`,
  },
  refunds: {
    label: 'Reembolsos',
    text: 'Las consultas que no se han realizado se reembolsan. El medicamento que ya se surtió no se reembolsa.',
  },
  lateCancellation: {
    label: 'Cancelación tardía',
    text: `Si cancela una primera consulta con menos de ${policy.cancel} de anticipación, la cambiamos de fecha una vez sin cargo.`,
  },
  laboratoryFees: {
    label: 'Cargos de laboratorio',
    text: 'Usted paga el precio que el propio laboratorio cobra sin seguro. Le decimos cuánto es antes de sacarle sangre.',
  },
  labReading: {
    label: 'Lectura de sus análisis',
    text: 'El precio de la primera consulta incluye leer los análisis que se pidan en ella y repasarlos con usted.',
  },
  taxAccounts: {
    label: 'Cuentas de ahorros para la salud',
    text: 'Aceptamos tarjetas HSA y FSA. Si su cuenta puede pagar lo deciden la ley de impuestos (Publicación 502 del IRS) y su plan, no nosotros. Las consultas, los análisis y los medicamentos recetados para una enfermedad diagnosticada suelen calificar. Los tratamientos cosméticos (PRP facial, microagujas, cabello) y las infusiones de bienestar, por lo general, no.',
  },
  monthlyCovers: {
    label: 'Qué cubre el precio mensual',
    text: 'Los dos precios mensuales cubren sus consultas, los mensajes, su plan y la revisión de sus análisis.',
  },
  testosterone: {
    label: 'Testosterona',
    text: 'La testosterona en sí está incluida en el precio de la TRT cuando se receta.',
  },
  weightMedicine: {
    label: 'Medicamento para bajar de peso',
    text: 'El medicamento no está incluido en el precio del programa de pérdida de peso. Es un producto aprobado por la FDA que le surte su propia farmacia.',
  },
  noCopies: {
    label: 'Copias compuestas',
    text: 'No recetamos copias compuestas (preparadas por una farmacia) de medicamentos aprobados por la FDA.',
  },
} as const satisfies Translated<typeof english>
