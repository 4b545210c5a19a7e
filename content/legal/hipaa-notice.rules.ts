import { legalRecord } from '@/content/facts/legal-record'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'
import { longDate } from '@/lib/words/dates'

export const pageRules: PageRules = {
  path: routes.privacy,
  rules: [
    {
      reason: 'The header that 45 CFR 164.520 prescribes word for word',
      requires: [
        'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
      ],
    },
    {
      reason: 'Restrictions, how to use the rights, dates, no retaliation',
      requires: [
        'We are not required to agree.',
        'We must honor your request not to tell your health plan about it',
        'To use any of these rights, write to our Privacy Officer',
        'within 15 business days, as Texas law requires',
        'disaster relief organization',
        'when it checks whether we follow the law',
        `Effective and last revised ${longDate(legalRecord.notice[0].on)}`,
        `Addendum, effective ${longDate(legalRecord.addendum[0].on)}`,
        'We will not retaliate',
      ],
    },
    {
      reason: 'Substance-use records',
      requires: [
        '42 CFR Part 2',
        'in a civil, criminal, administrative or legislative proceeding against you',
        'only after notice and an opportunity to be heard',
        'A subpoena or a similar legal demand must come with it',
        'we will first give you a clear chance to say no',
      ],
    },
  ],
}
