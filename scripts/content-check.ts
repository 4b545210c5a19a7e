import { about } from '../content/about'
import { authTexts } from '../content/auth'
import { blog, closings } from '../content/blog'
import { calculator } from '../content/calculator'
import { contact } from '../content/contact'
import { disclaimers } from '../content/disclaimers'
import { clinic } from '../content/facts/clinic'
import { policy } from '../content/facts/policies'
import { prices } from '../content/facts/prices'
import { careTerms } from '../content/facts/terms'
import { faq } from '../content/faq'
import { home } from '../content/home'
import { accessibility } from '../content/legal/accessibility'
import { complaintNotice } from '../content/legal/complaint-notice'
import { hipaaNotice } from '../content/legal/hipaa-notice'
import { terms } from '../content/legal/terms'
import { websitePrivacy } from '../content/legal/website-privacy'
import {
  legalLinks,
  mainNavigation,
  quickLinks,
  serviceCount,
  serviceNavigation,
} from '../content/navigation'
import { overview } from '../content/overview'
import { popup } from '../content/popup'
import { resources } from '../content/resources'
import { searchIndex } from '../content/search-index'
import { testimonials } from '../content/testimonials'
import { thankYou } from '../content/thank-you'
import { validateContent } from '../content/validate'
import { weightTrials } from '../content/weight-trials'

/** Checks all content before anything is built; a mistake names file and field. */
const findings = validateContent({
  'content/about.ts': about,
  'content/auth.ts': authTexts,
  'content/blog.ts': { blog, closings },
  'content/calculator.ts': calculator,
  'content/facts/clinic.ts': clinic,
  'content/contact.ts': contact,
  'content/disclaimers.ts': disclaimers,
  'content/faq.ts': faq,
  'content/home.ts': home,
  'content/navigation.ts': { mainNavigation, serviceNavigation, serviceCount, quickLinks, legalLinks },
  'content/overview.ts': overview,
  'content/popup.ts': popup,
  'content/facts/policies.ts': policy,
  'content/facts/prices.ts': prices,
  'content/facts/terms.ts': careTerms,
  'content/legal/': { hipaaNotice, complaintNotice, websitePrivacy, terms, accessibility },
  'content/resources.ts': resources,
  'content/search-index.ts': searchIndex().documents.map(({ href, title, text }) => ({ href, title, text })),
  'content/testimonials.ts': testimonials,
  'content/thank-you.ts': thankYou,
  'content/weight-trials.ts': weightTrials,
})

for (const finding of findings) console.error(`✗ ${finding}`)
if (findings.length > 0) process.exitCode = 1
else console.log('Content: no findings.')
