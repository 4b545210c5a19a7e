import { disclaimers } from '@/content/disclaimers'
import { minoxidil } from '@/content/services/prp-therapy.rules'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

/** Also for the article on exosomes. */
export const needlingRules: readonly Rule[] = [
  {
    reason: 'Exosomes with needling have two small trials, and no approval',
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
    reason: 'What microneedling devices are authorized for',
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
    {
      reason: 'Exosomes with microneedling have been tested in two small trials',
      requires: [
        'Two small, short trials have tested exosome solutions on the face with needling. In 28 adults, the side with exosomes scored higher than the side with saline six weeks after the last session. In the other, with radiofrequency needles, exosomes and PRP did not differ.',
      ],
    },
    {
      reason: 'What microneedling devices are authorized for',
      requires: [
        'Several microneedling devices are authorized by the FDA to improve the look of facial acne scars, facial wrinkles and abdominal scars in people aged 22 and over. The uses depend on the device: each has its own list.',
      ],
    },

    ...needlingRules,
    minoxidil,
    {
      reason: 'The service has its name, exosomes a no, and their recovery is no promise',
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
