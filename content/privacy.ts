import { clinic } from './facts/clinic'

type LegalSection = { id: string; heading: string; paragraphs: readonly string[]; list?: readonly string[] }

const { name, privacyEmail, phone, address } = clinic
const where = `${address.line}`

/** Notice of Privacy Practices (45 CFR 164.520), then what this website itself keeps. */
export const privacy = {
  meta: {
    title: 'Notice of Privacy Practices',
    description:
      'How medical information about you may be used and disclosed by our clinic, your rights, how to complain, and what this website keeps about visitors.',
  },
  heading: 'Notice of Privacy Practices',
  /** Verbatim, as 45 CFR 164.520 requires. */
  statutoryHeader:
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  effectiveLine: 'Effective and last revised',
  sections: [
    {
      id: 'compliance',
      heading: 'Compliance statement',
      paragraphs: [
        `${name} follows the privacy, security and breach rules of the Health Insurance Portability and Accountability Act (HIPAA) and the Texas Medical Records Privacy Act. Where Texas law is stricter, we follow Texas law.`,
        'We are required by law to keep your health information private, to give you this notice, to follow the notice now in effect, and to tell you if a breach may have put your information at risk. We may change this notice. A change applies to the information we already hold as well as to new information. The current notice is on this page and in the clinic.',
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
        'As the law requires or allows: public health and abuse reports, health oversight, courts, law enforcement, medical examiners and funeral directors, organ donation, approved research, workers’ compensation, military and national security, prisons, or to avert a serious threat to health or safety.',
        'Companies that work for us under a written agreement to protect your information. For example, the one that keeps our electronic records.',
        'Family and others involved in your care or its payment, unless you object.',
      ],
    },
    {
      id: 'authorization',
      heading: 'Uses that need your written permission',
      paragraphs: [
        'We need your written permission to use or share psychotherapy notes, to use your information for marketing, and to sell it. Any other use or disclosure that this notice does not describe needs your written permission too. You may take it back in writing at any time. That stops further use, but cannot undo what was done before.',
        'Texas law asks for your permission for most electronic disclosures of your health information. This is our notice that health information about you is subject to electronic disclosure.',
        'If we hold records of treatment for a substance use disorder that federal law protects (42 CFR Part 2), stricter limits apply. Such records, or testimony about them, may not be used in civil, criminal, administrative or legislative proceedings against you without your written consent or a court order. We do not use health information for fundraising. If that ever changes, you will be able to opt out first.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: ['You have the right to:'],
      list: [
        'Access: see and get a copy of your health information, on paper or electronically.',
        'Amend: ask us to correct information that you believe is wrong or incomplete. If we say no, we tell you why in writing.',
        'Accounting of disclosures: get a list of the times we shared your information in the past six years, other than for treatment, payment, operations and some other purposes.',
        'Restrictions: ask us to limit what we use or share. We must agree when you ask us not to tell a health plan about a service that you paid for in full yourself.',
        'Confidential communications: ask us to reach you in a certain way or at a certain place.',
        'Paper copy: get a paper copy of this notice at any time, even if you agreed to read it electronically.',
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
        'If unsecured health information about you is breached, we tell you without unreasonable delay and no later than 60 days after we find out, and we notify the authorities that the law names.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Questions or complaints',
      paragraphs: [
        `Write to the Privacy Officer, ${name}, ${where}, or to ${privacyEmail.address}, or call ${phone.display}.`,
        'You may also complain to the Secretary of the U.S. Department of Health and Human Services, Office for Civil Rights, at 1-877-696-6775 or on its website. We will not retaliate against you for filing a complaint.',
      ],
    },
    {
      id: 'website-privacy',
      heading: 'Website privacy',
      paragraphs: [
        'This part is about the website, not about your medical record.',
        'The site sets no advertising or analytics cookies and has no tracking pixels. It keeps these things, and only in your own browser: that the guide window has been shown in this visit; results of the calculator, but only if you press the button to keep them; for one day, a cookie that lets an email link you asked for work in this browser; for a moment, what the next page should tell you after you opened such a link; and, if you sign in, a cookie that keeps you signed in until you sign out, or for up to 400 days. Boxes you check on a page are not stored.',
        'A website account holds your email address, your first and last name and, if you add one, the name of an authenticator app. Our sign-in service keeps it. It is not the patient portal, and no health data is kept in it. You may delete it by writing to us.',
        'Some parts come from outside services. Each is loaded only on the pages named here or after you ask for it, and each has its own privacy terms. One that handles health information for us must first sign an agreement to protect it (a business associate agreement):',
      ],
      list: [
        'Booking service and patient portal: opened in a new tab when you follow a link.',
        'Contact form: on the contact page. It is run by our form service. Do not write medical details in it.',
        'Reviews: on the testimonials and contact pages, at the foot of other pages, and on the home page when you ask for them. On the sign-in, account and calculator pages they are in a frame of their own, which cannot see the page around it.',
        'Map and videos: only after you press their button.',
        'Supplement dispensary, guide preview and Google reviews: opened in a new tab when you follow a link.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'The terms for using this website: education, not medical advice; accounts; outside services; and the law that applies. Effective November 16, 2026.',
  },
  heading: 'Terms of Service',
  effectiveOn: '2026-11-16',
  sections: [
    {
      id: 'use',
      heading: 'What this site is for',
      paragraphs: [
        `This website belongs to ${name}. It tells you about the clinic and about health topics. It is for education only. It is not medical advice, and reading it, using the calculator or making an account does not create a patient relationship.`,
        'In an emergency, call 911. If you are thinking about suicide, call or text 988.',
      ],
    },
    {
      id: 'account',
      heading: 'Your website account',
      paragraphs: [
        'You may read every page without an account. If you make one, give a correct email address and keep your password to yourself. Tell us if you think somebody else has used it. We may close an account that is used to harm the site or other people.',
        'The website account is not the patient portal. Do not use it to send health information.',
      ],
    },
    {
      id: 'calculator',
      heading: 'The calculator',
      paragraphs: [
        'The free testosterone calculator gives an estimate by a published equation. It is not a diagnosis and does not replace a measured result or a clinician.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and booking',
      paragraphs: [
        'Prices on this site carry a date and may change later. Booking is done with an outside service under its own terms. To cancel or move a visit, tell us at least 24 hours ahead, or 48 to 72 hours ahead for procedures.',
      ],
    },
    {
      id: 'outside',
      heading: 'Outside services and links',
      paragraphs: [
        'We link to services and sources that we do not run. We are not responsible for what they show or do.',
      ],
    },
    {
      id: 'content',
      heading: 'Texts and drawings',
      paragraphs: [
        'You may read, print and share pages for your own use. Please do not copy them into another website.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits',
      paragraphs: [
        'We work to keep the site correct and open, but we provide it as it is. As far as the law allows, we are not liable for loss that comes from relying on the site alone. Nothing here limits rights that the law does not allow to be limited.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and contact',
      paragraphs: [
        `The law of the State of Texas applies. Questions about these terms go to ${clinic.email.address} or ${phone.display}.`,
      ],
    },
  ] satisfies readonly LegalSection[],
} as const

export const accessibility = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How this website is built and tested for people who use a keyboard, a screen reader, zoom or a slow phone, what is known to be missing, and whom to tell.',
  },
  heading: 'Accessibility',
  effectiveOn: '2026-11-16',
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        'We build this site to the Web Content Accessibility Guidelines 2.2, level AA. Every page should work with a keyboard alone, with a screen reader, at 400% zoom, on a small phone, with reduced motion, and without JavaScript wherever that is possible.',
      ],
    },
    {
      id: 'tested',
      heading: 'How it is tested',
      paragraphs: [
        'Automated checks run over every page, at phone and desktop width, in light and dark mode, whenever the site changes. They find only part of what can go wrong. A test by people who use assistive technology every day is still to be done.',
      ],
    },
    {
      id: 'limits',
      heading: 'What we know is missing',
      paragraphs: ['These parts come from outside services, and we cannot fix them ourselves:'],
      list: [
        'The contact form, the reviews, the map and the video player. Beside each is a link or a phone number that does the same job.',
        'The booking service and the patient portal. If they are hard to use, call us and we will book for you.',
        'Our own videos are still to come. They will have captions and a transcript.',
      ],
    },
    {
      id: 'help',
      heading: 'Tell us',
      paragraphs: [
        `If something does not work for you, write to ${clinic.email.address} or call ${phone.display}. Tell us the page and what you use. We answer within 24 hours.`,
        'Help in Spanish and Portuguese is free of charge. Tell us before your visit if you need an interpreter, large print or another aid.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const
