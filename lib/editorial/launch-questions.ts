/** Who can close a point. `nobody` need: the site is true and complete while it stays open. */
export type Urgency = 'build' | 'lawyer' | 'owner' | 'nobody'

/** In order of harm within an urgency: what breaks a law or hurts a patient first. */
export const questions: readonly [id: string, urgency: Urgency, text: string][] = [
  [
    'medicare',
    'lawyer',
    'Has every physician, PA and NP of the clinic opted out of Medicare? Who has not may not charge a Medicare patient privately for a visit that Medicare covers, and cannot opt out for some patients only. It takes an affidavit to the Medicare contractor, a written contract with each such patient, and a renewal every two years (SSA 1802(b), 42 CFR 405.400 to 405.455). If nobody has, the pages must say that Medicare patients cannot be treated for covered services.',
  ],
  [
    'records-in-the-us',
    'owner',
    'Are electronic records kept in the United States, also by the vendors of booking, forms and notes (Health and Safety Code 183.002)?',
  ],
  [
    'artificial-intelligence',
    'owner',
    'Is an AI system used in diagnosis, treatment advice or other care: a scribe, triage, reading of images? Patients must then be told, in plain words, by the first treatment at the latest (SB 1188; Business and Commerce Code 552.051(f)).',
  ],
  [
    'texts-and-mailings',
    'owner',
    'Does anything send texts or mailings: booking, the guide form, the portal? Advertising by text needs a written consent, and a request to stop is honored within 10 business days, however it is worded. A mailing names its sender and a postal address and has a way out that works for 30 days (47 CFR 64.1200, CAN-SPAM). Marketing with health data needs its own permission (Health and Safety Code 181.152).',
  ],
  ['card-terminal', 'owner', 'Does the card terminal take HSA and FSA cards? The pages say that it does.'],
  [
    'guide-form',
    'owner',
    'The form and the popup of the free guide keep nothing: the name and the email address that visitors type there are stored nowhere (decision 17). Is that meant?',
  ],
  [
    'infection-signs',
    'owner',
    'Does a physician of the clinic confirm the days in content/facts/after-injection.ts? That a sore spot in skin or muscle is expected for 1 to 3 days, and that an infection there can show weeks later, was read in secondary records alone.',
  ],
  [
    'board-complaints',
    'owner',
    'Do the two links to the Medical Board in content/facts/clinic.ts (texasMedicalBoardComplaintUrl, texasMedicalBoardLookUpUrl) still lead to its complaint page and its look-up? They are on tmb.state.tx.us. The Board has moved to www.tmb.texas.gov, where we found no address of the complaint page.',
  ],
  ['federal-funds', 'lawyer', 'Does the clinic receive federal funds (Section 1557, Section 504)?'],
  [
    'covered-entity',
    'lawyer',
    'Is the clinic a HIPAA covered entity? The notice reads January 1, 2025 (decision 48), but its date may not be earlier than the day its text is published (45 CFR 164.520(b)(1)(viii)).',
  ],
  [
    'associates',
    'lawyer',
    'With which providers is there a business associate agreement: host, sign-in, mail, booking, form, reviews, portal? docs/counting.md says what the host sees.',
  ],
  [
    'lawyer',
    'lawyer',
    'Has a Texas health lawyer read the notice, its addendum on substance-use records, website privacy and the terms?',
  ],
  [
    'testimonials',
    'lawyer',
    'May the testimonials page go live? Texas Occupations Code 101.201(b)(4) counts advertising that contains a testimonial as deceptive (decision 53).',
  ],
  ['venue', 'lawyer', 'Venue for disputes, and whether the clinic wants one in the terms of service.'],
  [
    'names',
    'lawyer',
    'Immunity Boost, Athletic Performance IV, Joint & Injury Healing, Cellular Renewal Program, 21-Day Metabolic Reset, Reclaiming Vitality, 100% satisfaction: each name says what its page denies, and a disclaimer does not cure that (FTC). Keep which?',
  ],
  [
    'marks',
    'lawyer',
    'Is there a license for the Runels marks (P-Shot, O-Shot, Vampire Facial, Vampire Facelift)?',
  ],
  [
    'reach',
    'owner',
    'Does medicine ship outside Texas? Is there a lower or upper age for patients? Can the portal be used in Spanish? The pages say nothing of these.',
  ],
  [
    'normal-labs',
    'owner',
    'What happens to the first-visit fee when the labs are normal? The pages say that it is one payment.',
  ],
  [
    'compounder',
    'owner',
    'Who compounds the medicines? Which microneedling device is used, and what is it cleared for?',
  ],
  [
    'rules',
    'owner',
    'Outcome of FDA’s peptide and GLP-1 rulemaking after July 2026; what follows the telehealth rule, whose end is in content/facts/telehealth.ts.',
  ],
  [
    'idle',
    'owner',
    'After how many hours without use is a visitor signed out? 168 in content/facts/clinic.ts (websiteAccount), and the same as inactivity timeout of the back end.',
  ],
  [
    'license',
    'owner',
    'Under which license is this repository? LICENSE says that all rights are reserved, until you choose another.',
  ],
  ['sign-in', 'owner', 'Is the sign-in set up and tried as in docs/going-live-auth.md?'],
  [
    'running',
    'owner',
    'Are the points of docs/going-live.md done: HSTS, backups, monitoring, deletion on request?',
  ],
]
