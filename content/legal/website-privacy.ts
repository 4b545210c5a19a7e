import { held } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { legalRecord } from '@/content/facts/legal-record'
import type { LegalSection } from '@/content/legal/legal-section'

const { name: host, logRetention } = clinic.websiteHost
const servedBy = host ? `The site is served by ${host}.` : 'A hosting company serves the site for us.'
const idleDays = Math.round((clinic.websiteAccount.idleHours ?? 0) / 24)
const signedInUntil = idleDays
  ? `until you sign out or have not used the site for ${idleDays} days. With it, the time of your last use.`
  : 'until you sign out, or for up to 400 days.'
const keptFor = logRetention ? `for ${logRetention}` : 'for a limited time'

/** What the website stores about visitors: a section of the privacy page, with its own date. */
export const websitePrivacy = {
  section: {
    id: 'website-privacy',
    heading: 'Website privacy',
    dated: { line: 'In effect since', on: legalRecord.websitePrivacy[0].on },
    paragraphs: [
      'This section is about the website. It is not about your medical record, and it is not part of the notice above.',
      'The site sets no advertising or analytics cookies and has no tracking pixels. Boxes that you check on a page are not sent, and not stored unless you press Keep.',
      `${servedBy} Like any web server, its computers receive your IP address, the page you ask for, the time and the kind of browser. They may keep this in server logs ${keptFor}. We use the logs to keep the site running and secure. We do not use them to follow you or to advertise.`,
      `A website account holds ${held} and the language of our emails. If you add an authenticator app, it holds the name of that app too. Our sign-in service keeps the account. It is not the patient portal, and no health data is kept in it.`,
      'We keep the account until you ask us to delete it. Write to us from its email address, and we delete it.',
      'The site is written for adults. We do not knowingly collect information from children under 13. If you think that a child has made an account, tell us and we will delete it.',
      'The site keeps these things in your own browser, and nowhere else:',
    ],
    list: [
      'Guide window. A note that you have seen it, until you close the tab.',
      'What you keep on this device: calculator results, articles, checklists and the answers to “Where do I start?”. Only if you press Keep, and until you or your browser deletes it. If you hide it, a note of that.',
      'Sign-up. In the browser’s local storage, the email address you typed, until you confirm it. After one day it is no longer used. It is erased when you next open the sign-in page.',
      'Email links. For one day, a cookie that lets a link you asked for work in this browser.',
      'Messages. For a moment, what the next page should tell you after you signed in, were signed out or opened such a link.',
      'Calculator. The values you typed, while the page changes to another language.',
      `Sign-in. If you sign in, a cookie that keeps you signed in ${signedInUntil}`,
    ],
  } satisfies LegalSection,
  outside: {
    id: 'outside-services',
    heading: 'Outside services on this website',
    paragraphs: [
      'Some parts of the site come from outside services. Each is loaded only on the pages named here, or after you ask for it. Each has its own privacy terms.',
      'A service that handles health information for us must first sign an agreement to protect it. The law calls this a business associate agreement.',
    ],
    list: [
      'Booking service and patient portal: opened in a new tab when you follow a link.',
      'Contact form: on the contact page. It is run by our form service. Do not write medical details in it.',
      'Reviews: on the testimonials and contact pages, at the foot of other pages, and on the home page when you ask for them. They are in a frame of their own, which cannot see the page around it.',
      'Map and videos: only after you press their button.',
      'Supplement dispensary, guide preview and Google reviews: opened in a new tab when you follow a link.',
    ],
  } satisfies LegalSection,
} as const
