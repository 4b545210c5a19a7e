import { clinic } from '@/content/facts/clinic'
import { legalRecord } from '@/content/facts/legal-record'
import type { LegalSection } from '@/content/legal/legal-section'
import { longDate } from '@/lib/words/dates'

const { name, privacyEmail, phone, address } = clinic
const [{ on: hipaaAddendumEffectiveOn }] = legalRecord.addendum

/**
 * Notice of Privacy Practices (45 CFR 164.520). It covers medical records only. Data collected by the website is covered
 * by website-privacy.ts, which has its own date (decision 48).
 */
export const hipaaNotice = {
  meta: {
    title: 'Notice of Privacy Practices',
    description:
      'How medical information about you may be used and disclosed by our clinic, your rights and how to use them, how to complain, and what this website keeps.',
  },
  heading: 'Notice of Privacy Practices',
  /** Verbatim, as 45 CFR 164.520 requires. */
  statutoryHeader:
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  effectiveLine: 'Effective and last revised',
  addendumLine: 'Addendum, effective',
  sections: [
    {
      id: 'compliance',
      heading: 'Compliance statement',
      paragraphs: [
        `${name} follows the privacy, security and breach rules of the Health Insurance Portability and Accountability Act (HIPAA). We also follow the Texas Medical Records Privacy Act. Where Texas law is stricter, we follow Texas law.`,
        'The law requires us to keep your health information private and to give you this notice. We must follow the notice now in effect, and tell you if a breach may have put your information at risk.',
        'We may change this notice. A change applies to the information we already hold as well as to new information. The current notice is on this page and in the clinic.',
      ],
    },
    {
      id: 'uses',
      heading: 'How we use and share health information',
      paragraphs: [
        'We may use and share your health information without your written permission for these purposes:',
      ],
      list: [
        'Treatment. For example, we send your order to a laboratory and read its results, or we send our notes to your own physician.',
        'Payment. For example, we tell your HSA or FSA administrator what it needs to pay for a visit.',
        'Healthcare operations. For example, we review records to check the quality of care and to train staff.',
        'Required or allowed by law. This covers public health and abuse reports, health oversight, courts and law enforcement. It also covers medical examiners and funeral directors, organ donation, approved research and workers’ compensation. It covers military and national security, prisons, and a serious threat to health or safety.',
        'Checks by the government. We share information with the U.S. Department of Health and Human Services when it checks whether we follow the law.',
        'Companies that work for us under a written agreement to protect your information. For example, the one that keeps our electronic records.',
        'Family and others involved in your care or its payment, unless you object.',
        'Disaster relief. We may share information with a disaster relief organization so that your family can be told where you are.',
      ],
    },
    {
      id: 'authorization',
      heading: 'Uses that need your written permission',
      paragraphs: [
        'We need your written permission to use or share psychotherapy notes, to use your information for marketing, and to sell it. Any other use or disclosure that this notice does not describe needs your written permission too.',
        'You may take your permission back in writing at any time. That stops further use, but it cannot undo what was done before.',
        'Texas law asks for your permission for most electronic disclosures of your health information. This is our notice that health information about you is subject to electronic disclosure.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: ['You have the right to:'],
      list: [
        'Access: see and get a copy of your health information, on paper or electronically.',
        'Amend: ask us to correct information that you believe is wrong or incomplete. If we say no, we tell you why in writing.',
        'Accounting of disclosures: get a list of the times we shared your information in the past six years. It leaves out treatment, payment, operations and some other purposes.',
        'Restrictions: ask us not to use or share certain health information for treatment, payment or our operations. We are not required to agree. There is one exception: a service that you paid for in full yourself. We must honor your request not to tell your health plan about it, unless a law says otherwise.',
        'Confidential communications: ask us to reach you in a certain way or at a certain place.',
        'Paper copy: get a paper copy of this notice at any time, even if you agreed to read it electronically.',
      ],
    },
    {
      id: 'use-your-rights',
      heading: 'How to use your rights',
      paragraphs: [
        `To use any of these rights, write to our Privacy Officer at ${address.line}, or at ${privacyEmail.address}, or call ${phone.display}. We may ask you to put the request in writing.`,
        'We answer a request for a copy of electronic records within 15 business days, as Texas law requires. We answer other requests for copies within 30 days, and requests to correct a record within 60 days. One list of disclosures a year is free of charge.',
      ],
    },
    {
      id: 'security',
      heading: 'Security measures',
      paragraphs: [
        'We use administrative, physical and technical safeguards: staff training, access by role, locked storage, and encryption where information is sent or kept electronically. Health records are kept in the patient portal and record system, not on this website.',
      ],
    },
    {
      id: 'breach',
      heading: 'Breach notification',
      paragraphs: [
        'If unsecured health information about you is breached, we tell you without unreasonable delay. That is no later than 60 days after we find out. We also notify the authorities that the law names.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Questions or complaints',
      paragraphs: [
        `Write to the Privacy Officer, ${name}, ${address.line}, or to ${privacyEmail.address}, or call ${phone.display}.`,
        'You may also complain to the Secretary of the U.S. Department of Health and Human Services, Office for Civil Rights, at 1-877-696-6775 or on its website. We will not retaliate against you for filing a complaint.',
      ],
    },
    {
      id: 'addendum',
      heading: `Addendum, effective ${longDate(hipaaAddendumEffectiveOn)}`,
      paragraphs: [
        'This addendum is part of the notice. It is about records of treatment for a substance use disorder that we receive from a program protected by federal law (42 CFR Part 2).',
        'We will not use or share such records, or testify about what they say, in a civil, criminal, administrative or legislative proceeding against you. There are two exceptions: your written consent, and a court order. A court may order it only after notice and an opportunity to be heard is given to you or to the holder of the record.',
        'A court order alone is not enough. A subpoena or a similar legal demand must come with it before such a record is used or shared.',
        'We do not use health information to raise funds. If that ever changes, we will first give you a clear chance to say no before we use such records.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const
