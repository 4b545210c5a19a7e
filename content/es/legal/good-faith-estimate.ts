import { authorities, billDispute } from '@/content/facts/authorities'
import type { Translated } from '@/lib/words/translated'
import type { goodFaithEstimate as english } from '../../legal/good-faith-estimate'

export { standardNotice } from '../../legal/good-faith-estimate'

const { web, email, phone, spanish } = authorities.cms

export const goodFaithEstimate = {
  id: 'good-faith-estimate',
  label: 'Estimado de buena fe',
  ask: 'Pídanos el suyo al reservar, o en cualquier momento.',
  original: 'El aviso en inglés',
  notice: {
    heading:
      'Tiene derecho a recibir un “estimado de buena fe” (Good Faith Estimate) que explique cuánto costará su atención médica',
    lead: 'Según la ley, los proveedores de atención médica deben dar a los pacientes que no tienen ciertos tipos de cobertura médica, o que no la usan, un estimado de su factura por los servicios y artículos de atención médica antes de proporcionarlos.',
    items: [
      'Tiene derecho a recibir un estimado de buena fe del costo total esperado de los servicios o artículos de atención médica, cuando lo pida o cuando los programe. Incluye costos relacionados, como análisis, medicamentos recetados, equipos y cargos de hospital.',
      'Si programa con al menos 3 días hábiles de anticipación, su proveedor o centro debe darle el estimado de buena fe por escrito a más tardar 1 día hábil después de programar. Si programa con 10 o más días hábiles de anticipación, debe dárselo por escrito a más tardar 3 días hábiles después de programar. También puede pedir un estimado de buena fe a cualquier proveedor o centro antes de programar. En ese caso, debe dárselo por escrito a más tardar 3 días hábiles después de que lo pida.',
      `Si la factura de un proveedor o centro es al menos ${billDispute} más alta que el estimado de buena fe de ese proveedor o centro, puede disputar la factura.`,
      'Guarde una copia o una foto de su estimado de buena fe y de la factura.',
    ],
    questions: `Si tiene preguntas o quiere saber más sobre su derecho a un estimado de buena fe, visite ${web.address}, escriba a ${email.address} o llame al ${phone.display}. Vea también ${spanish.address}.`,
  },
} as const satisfies Translated<typeof english>
