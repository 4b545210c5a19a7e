import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import { recordsAndComplaints as english } from '../../legal/records-and-complaints'

const { address, phone, privacyEmail, texasMedicalBoardHotline: hotline } = clinic
const { board } = clinic.licensing
const { medicalBoard, nursingBoard, civilRights } = authorities

export const recordsAndComplaints = {
  meta: {
    title: 'Sus expedientes y quejas',
    description:
      'Cómo pedir sus expedientes médicos a la clínica, ante qué junta de Texas quejarse de un profesional y cómo presentar una queja ante el fiscal general.',
  },
  heading: 'Sus expedientes y quejas',
  lead: 'Cómo obtener de nosotros sus expedientes médicos y dónde quejarse de nosotros. La ley de Texas pide a toda clínica que lo publique.',
  citation: 'Código de Salud y Seguridad de Texas, secciones 181.102 y 181.105.',
  effectiveOn: '2026-11-26',
  sections: [
    {
      id: 'records',
      heading: 'Pida sus expedientes',
      paragraphs: [
        `Escriba a nuestro Encargado de Privacidad a ${address.line}, o a ${privacyEmail.address}. Si necesita ayuda para hacerlo, llame al ${phone.display}.`,
        'En su carta o correo, díganos:',
      ],
      list: [
        'Su nombre completo y su fecha de nacimiento',
        'Cómo podemos comunicarnos con usted',
        'Qué expedientes quiere, por ejemplo todos, o los de una consulta, un análisis o un período',
        'Si los quiere en forma electrónica o en papel, y adónde debemos enviarlos',
      ],
    },
    {
      id: 'records-when',
      heading: 'Cuándo llegan y cuánto cuestan',
      paragraphs: [
        'Los expedientes electrónicos llegan a más tardar 15 días hábiles después de que recibimos su solicitud por escrito, como exige la ley de Texas. Las copias en papel llegan a más tardar en 30 días.',
        'Si la copia tiene un cargo, le decimos cuánto es antes de hacerla.',
      ],
    },
    {
      id: 'licensing-board',
      heading: 'Quéjese ante una junta de licencias',
      paragraphs: [
        board
          ? `El profesional que lo atiende aquí tiene licencia de esta junta: ${board}. Puede presentar una queja ante ella en cualquier momento.`
          : 'Cada profesión tiene su propia junta. Si no sabe cuál dio la licencia a la persona que lo atendió, llámenos y pregunte.',
      ],
      list: [
        `Médicos y asistentes médicos: la Junta Médica de Texas (Texas Medical Board). Su línea de quejas es ${hotline.display}; su oficina, ${medicalBoard.phone.display}.`,
        `Enfermeros y enfermeros practicantes: la Junta de Enfermería de Texas (Texas Board of Nursing). Recibe quejas por escrito y en su formulario en línea. Para que le envíen el formulario, llame al ${nursingBoard.phone.display} o al ${nursingBoard.tollFree.display}. La Junta Médica no tiene autoridad sobre los enfermeros.`,
        'Farmacéuticos: la Junta de Farmacia de Texas (Texas State Board of Pharmacy).',
      ],
    },
    {
      id: 'attorney-general',
      heading: 'Quéjese ante el fiscal general de Texas',
      paragraphs: [
        'Puede presentar una queja de consumidor ante el fiscal general (attorney general), también sobre cómo tratamos su información médica o su solicitud de expedientes. El formulario de quejas y la página sobre la privacidad de los pacientes están en el sitio web del fiscal general.',
      ],
    },
    {
      id: 'civil-rights',
      heading: 'Quéjese ante el gobierno federal',
      paragraphs: [
        `Sobre la privacidad de su información médica, también puede presentar una queja ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de EE. UU., al ${civilRights.phone.display} o en su sitio web.`,
      ],
    },
    {
      id: 'tell-us',
      heading: 'O díganos a nosotros',
      paragraphs: [
        `No tiene que decírnoslo primero. Si quiere hacerlo, escriba al Encargado de Privacidad o llame al ${phone.display}. No tomaremos represalias contra usted por una queja.`,
      ],
    },
  ] satisfies readonly LegalSection[],
  links: {
    noticeLink: 'Leer el aviso de quejas de la Junta Médica, en inglés y en español',
    spanishLink: english.links.spanishLink,
    formLink: 'Presentar una queja ante la Junta Médica de Texas',
    nursingBoard: 'Junta de Enfermería de Texas',
    attorneyGeneral: 'Presentar una queja ante el fiscal general',
    patientPrivacy: 'El fiscal general sobre la privacidad de los pacientes',
  },
} as const satisfies Translated<typeof english>
