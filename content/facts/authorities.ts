import { usd } from '@/lib/words/money'

/** Addresses and phone numbers of authorities, and figures that the law sets. Those of the Medical Board: clinic.ts. */
export const authorities = {
  /** Centers for Medicare & Medicaid Services: good faith estimates. */
  cms: {
    web: { address: 'www.cms.gov/nosurprises/consumers', href: 'https://www.cms.gov/nosurprises/consumers' },
    email: {
      address: 'FederalPPDRQuestions@cms.hhs.gov',
      href: 'mailto:FederalPPDRQuestions@cms.hhs.gov',
    },
    /** Its page in Spanish; `address` is the text of the link. */
    spanish: {
      address: 'cms.gov en español',
      href: 'https://www.cms.gov/derechos-facturas-medicas/conozca-sus-derechos/sin-seguro',
    },
    phone: { display: '1-800-985-3059', href: 'tel:+18009853059' },
  },
  medicalBoard: {
    phone: { display: '512-305-7030', href: 'tel:+15123057030' },
    url: 'https://www.tmb.texas.gov',
    /** The other language of its complaint notice. */
    noticeLanguage: 'es',
  },
  nursingBoard: {
    phone: { display: '512-305-6838', href: 'tel:+15123056838' },
    tollFree: { display: '1-800-821-3205', href: 'tel:+18008213205' },
    url: 'https://www.bon.texas.gov',
  },
  /** Its toll-free number is that of the Health Professions Council, which several boards share (`nursingBoard.tollFree`). */
  pharmacyBoard: {
    phone: { display: '512-305-8070', href: 'tel:+15123058070' },
    complaintUrl: 'https://www.pharmacy.texas.gov/consumer/complaint.asp',
  },
  attorneyGeneral: {
    complaintUrl: 'https://www.texasattorneygeneral.gov/consumer-protection/file-consumer-complaint',
    privacyUrl: 'https://www.texasattorneygeneral.gov/consumer-protection/health-care/patient-privacy',
  },
  civilRights: { phone: { display: '1-800-368-1019', href: 'tel:+18003681019' } },
} as const

/** A bill that exceeds the estimate by this much can be disputed: 45 CFR 149.620(a)(2)(ii). */
export const billDispute = usd(400)
