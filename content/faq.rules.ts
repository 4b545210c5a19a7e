import { replyTime, usualProvider } from '@/content/facts/claims.rules'
import { replies } from '@/content/facts/policies'
import { telehealthAndVisits } from '@/content/facts/telehealth.rules'
import { minimumTermAndNotice, noCopies, termsBeforeBooking } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.faq,
  rules: [
    {
      reason: 'Compounded GLP-1: yes or no; terms and prices',
      requires: ['We do not prescribe compounded copies of semaglutide or tirzepatide.'],
    },
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: [
        'Telehealth is open to every patient who is in Texas at the time of the visit. Your first testosterone visit and all procedures are in person.',
      ],
    },
    {
      reason: 'Urgent signs do not wait for the clinic to open',
      requires: ['For what cannot wait until we open, go to an urgent care clinic.'],
    },
    {
      reason: 'Biotin before a blood test',
      requires: ['It can make some tests read falsely high or low, testosterone and PSA among them.'],
    },

    minimumTermAndNotice,
    termsBeforeBooking,
    noCopies,
    telehealthAndVisits,
    replyTime,
    usualProvider,
    {
      reason: 'Who is seen at each visit, and when a message is answered',
      requires: ['You usually see the same provider', replies],
    },
    { reason: 'Payment', requires: ['HSA and FSA'] },
    {
      reason: 'What patients ask before they book',
      requires: [
        'Who will I see?',
        'Who can I reach in the evening or on the weekend?',
        'do not wait for us: call 911',
        'Can my partner come with me?',
        'Do you treat women?',
        'Can I have my visit in Spanish or Portuguese?',
        'Can I switch to you from another clinic?',
        'My labs are normal. Do I still pay?',
        'Can I get my money back?',
        'Is there an age limit?',
        'Can my medicine be shipped outside Texas?',
      ],
    },
  ],
}
