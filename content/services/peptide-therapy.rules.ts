import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

export const tesamorelin: Rule = {
  reason: 'Tesamorelin is approved for one use in one group',
  requires: [/to reduce excess abdominal fat in adults with HIV and lipodystrophy/],
  forbids: [/belly fat/i],
}

export const pageRules: PageRules = {
  path: servicePaths['peptide-therapy'],
  rules: [
    {
      reason: 'Tesamorelin: adults with HIV and lipodystrophy',
      requires: [
        'One related medicine is approved: tesamorelin, to reduce excess abdominal fat in adults with HIV and lipodystrophy.',
      ],
    },

    tesamorelin,
    {
      reason: 'A peptide visit has a price, and the rest is quoted in writing',
      requires: [`The first visit, the ${clinic.booking.firstVisit}, is ${price.firstVisit}.`, quotedInText],
    },
  ],
}
