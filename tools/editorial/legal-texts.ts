import { price } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import type { legalRecord } from '../../content/facts/legal-record'
import { accessibility } from '../../content/legal/accessibility'
import { hipaaNotice } from '../../content/legal/hipaa-notice'
import { recordsAndComplaints } from '../../content/legal/records-and-complaints'
import { terms } from '../../content/legal/terms-of-service'
import { websitePrivacy } from '../../content/legal/website-privacy'
import { textsOf } from '../../lib/editorial/content-texts'
import type { LegalText } from '../../lib/editorial/legal-record'
import { routes } from '../../lib/routes'

const { statutoryHeader, sections } = hipaaNotice
const isAddendum = ({ id }: { id: string }) => id === 'addendum'
const { lead, citation, sections: recordSections, links } = recordsAndComplaints

/** Which words each day of content/facts/legal-record.ts is about. */
export const legalTexts: Readonly<Record<keyof typeof legalRecord, LegalText>> = {
  notice: {
    file: 'content/legal/hipaa-notice.ts',
    page: routes.privacy,
    text: [statutoryHeader, sections.filter(section => !isAddendum(section))],
  },
  addendum: {
    file: 'content/legal/hipaa-notice.ts',
    page: routes.privacy,
    text: sections.filter(isAddendum),
  },
  websitePrivacy: { file: 'content/legal/website-privacy.ts', page: routes.privacy, text: websitePrivacy },
  records: {
    file: 'content/legal/records-and-complaints.ts',
    page: routes.records,
    text: [lead, citation, recordSections, links],
  },
  terms: { file: 'content/legal/terms-of-service.ts', page: routes.terms, text: terms.sections },
  accessibility: {
    file: 'content/legal/accessibility.ts',
    page: routes.accessibility,
    text: accessibility.sections,
  },
}

export const changingFacts: readonly string[] = [
  clinic.name,
  clinic.address.line,
  ...textsOf(price).map(({ text }) => text),
]
