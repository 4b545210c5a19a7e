import { disclaimers } from '@/content/disclaimers'
import { minoxidil } from '@/content/services/prp-therapy.rules'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

/** Also for the article on exosomes. */
export const needlingRules: readonly Rule[] = [
  {
    reason: 'M5: exosomes with needling have two small trials, and no approval',
    requires: [
      disclaimers.exosomes,
      /28 adults/,
      /radiofrequency needl/,
      /small, short trials/,
      /aging skin, (and )?not (on )?acne scars/,
    ],
    forbids: [
      'after a laser, not after needling',
      'no needling trial',
      'there is no such record',
      'No adequate trial has compared',
      'We know of no adequate study',
      /PRP\s+is ahead/,
    ],
  },
  {
    reason: 'M6: what microneedling devices are authorized for',
    requires: [
      /facial acne scars, facial wrinkles and abdominal scars/,
      /aged 22 and over/,
      /depends? on the device/,
    ],
    forbids: ['One type of microneedling device', 'Wrinkles of the neck', 'the others here are not'],
  },
]

export const pageRules: PageRules = {
  path: servicePaths.microneedling,
  rules: [
    ...needlingRules,
    minoxidil,
    {
      reason: 'M5: the service has its name, exosomes a no, and their recovery is no promise',
      requires: [
        'Microneedling with PRP or exosomes',
        'We do not recommend them. If you ask, the clinician explains why, and what is known.',
        /Do you offer exosomes\? ?No\. We do not recommend them/,
        'The 1 to 2 days with exosomes come from use, not from a study.',
      ],
      forbids: ['Some clinics say 1 to 2 days', 'decides with you whether to use it', /clinic’s own figures/],
    },
  ],
}
