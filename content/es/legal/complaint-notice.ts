import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import type { complaintNotice as english } from '../../legal/complaint-notice'

export const complaintNotice = {
  section: {
    id: 'file-a-complaint',
    heading: 'Cómo presentar una queja',
    paragraphs: [
      'Puede presentar una queja ante la Junta Médica de Texas (Texas Medical Board) sobre un médico u otra persona con licencia de la Junta.',
      `La Junta tiene un formulario de quejas en inglés y en español. Si necesita ayuda con una queja, llame a la Junta al ${clinic.texasMedicalBoardHotline.display}.`,
    ],
  } satisfies LegalSection,
  noticeLink: 'Leer el aviso de quejas de la Junta, en inglés y en español',
  formLink: 'Presentar una queja ante la Junta Médica de Texas',
  spanishLink: 'Aviso para presentar quejas ante el Texas Medical Board, en español',
} as const satisfies Translated<typeof english>
