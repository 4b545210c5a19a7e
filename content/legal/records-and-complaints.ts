import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import { legalRecord } from '@/content/facts/legal-record'
import type { LegalSection } from '@/content/legal/legal-section'

const { address, phone, privacyEmail, texasMedicalBoardHotline: hotline } = clinic
const { board } = clinic.licensing
const { medicalBoard, nursingBoard, pharmacyBoard, civilRights } = authorities

/**
 * How to get records and whom to complain to, which every Texas clinic with a website must post (Health and Safety Code
 * 181.105).
 */
export const recordsAndComplaints = {
  meta: {
    title: 'Your records and complaints',
    description:
      'How to ask our clinic for your health records, which Texas board to complain to about a clinician, and how to complain to the attorney general.',
  },
  heading: 'Your records and complaints',
  lead: 'How to get your health records from us, and where to complain about us. Texas law asks every clinic to post this.',
  citation: 'Texas Health and Safety Code, sections 181.102 and 181.105.',
  effectiveOn: legalRecord.records[0].on,
  sections: [
    {
      id: 'records',
      heading: 'Ask for your records',
      paragraphs: [
        `Write to our Privacy Officer at ${address.line}, or at ${privacyEmail.address}. If you need help with it, call ${phone.display}.`,
        'State in your letter or email:',
      ],
      list: [
        'Your full name and date of birth',
        'How we can reach you',
        'Which records you want, such as all of them, or those of a visit, a test or a period',
        'Whether you want them electronically or on paper, and where we should send them',
      ],
    },
    {
      id: 'records-when',
      heading: 'When they come, and the fee',
      paragraphs: [
        'Electronic records come within 15 business days after we receive your written request, as Texas law requires. Paper copies come within 30 days.',
        'If there is a fee for the copy, we tell you how much it is before we make it.',
      ],
    },
    {
      id: 'licensing-board',
      heading: 'Complain to a licensing board',
      paragraphs: [
        board
          ? `The provider you see here is licensed by the ${board}. You may complain there at any time.`
          : 'Each profession has a board of its own. If you do not know who licenses the person who treated you, call us and ask.',
      ],
      list: [
        `Physicians and physician assistants: the Texas Medical Board. Its complaint line is ${hotline.display}, its office ${medicalBoard.phone.display}.`,
        `Nurses and nurse practitioners: the Texas Board of Nursing. It takes complaints in writing and on its online form. To be sent the form, call ${nursingBoard.phone.display} or ${nursingBoard.tollFree.display}, a line that state boards share. The Medical Board has no authority over nurses.`,
        `Pharmacists: the Texas State Board of Pharmacy. It takes complaints in writing, with your name. To be sent the form, call ${pharmacyBoard.phone.display}, or the shared line and choose option 1.`,
      ],
    },
    {
      id: 'attorney-general',
      heading: 'Complain to the attorney general of Texas',
      paragraphs: [
        'You may file a consumer complaint with the attorney general, also about how we handle your health information or your request for records. The complaint form and the page on patient privacy are on the attorney general’s website.',
      ],
    },
    {
      id: 'civil-rights',
      heading: 'Complain to the federal government',
      paragraphs: [
        `About the privacy of your health information, you may also complain to the Office for Civil Rights of the U.S. Department of Health and Human Services, at ${civilRights.phone.display} or on its website.`,
      ],
    },
    {
      id: 'tell-us',
      heading: 'Or tell us',
      paragraphs: [
        `You do not have to tell us first. If you want to, write to the Privacy Officer or call ${phone.display}. We will not retaliate against you for a complaint.`,
      ],
    },
  ] satisfies readonly LegalSection[],
  links: {
    noticeLink: 'Read the Medical Board’s complaint notice, in English and Spanish',
    spanishLink: 'Aviso para presentar quejas ante el Texas Medical Board, en español',
    formLink: 'File a complaint with the Texas Medical Board',
    nursingBoard: 'Texas Board of Nursing',
    pharmacyBoard: 'File a complaint with the Texas State Board of Pharmacy',
    attorneyGeneral: 'File a complaint with the attorney general',
    patientPrivacy: 'The attorney general on patient privacy',
  },
} as const
