import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'

/**
 * How to complain to the Texas Medical Board (22 TAC 177.2). The Board's own notice is copied unaltered from
 * clinic.texasComplaintNotice; until that is filled in, links lead to it.
 */
export const complaintNotice = {
  section: {
    id: 'file-a-complaint',
    heading: 'How to file a complaint',
    paragraphs: [
      'You may complain to the Texas Medical Board about a physician or another person that the Board licenses.',
      `The Board has a complaint form in English and Spanish. For help with a complaint, call the Board at ${clinic.texasMedicalBoardHotline.display}.`,
    ],
  } satisfies LegalSection,
  noticeLink: 'Read the Board’s complaint notice, in English and Spanish',
  formLink: 'File a complaint with the Texas Medical Board',
  spanishLink: 'Aviso para presentar quejas ante el Texas Medical Board, en español',
} as const
