import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import { complaintNotice as english } from '../../legal/complaint-notice'

export const complaintNotice = {
  section: {
    id: 'file-a-complaint',
    heading: 'Como fazer uma reclamação',
    paragraphs: [
      'Você pode fazer uma reclamação ao Texas Medical Board (conselho médico do Texas) sobre um médico ou outra pessoa licenciada pelo Board.',
      `O Board tem um formulário de reclamação em inglês e espanhol. Para ajuda com uma reclamação, ligue para o Board: ${clinic.texasMedicalBoardHotline.display}.`,
    ],
  } satisfies LegalSection,
  noticeLink: 'Leia o aviso do Board sobre reclamações, em inglês e espanhol',
  formLink: 'Faça uma reclamação ao Texas Medical Board',
  spanishLink: english.spanishLink,
} as const satisfies Translated<typeof english>
