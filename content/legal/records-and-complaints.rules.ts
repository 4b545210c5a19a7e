import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.records,
  rules: [
    {
      reason: 'Complaint to the Texas Medical Board (22 TAC 177.2)',
      requires: [
        'Complain to a licensing board',
        'Texas Medical Board',
        clinic.texasMedicalBoardHotline.display,
        'in English and Spanish',
        'en español',
      ],
    },
    {
      reason:
        'How to get records, which board, how to reach the attorney general (Health and Safety Code 181.105(a))',
      requires: [
        `Write to our Privacy Officer at ${clinic.address.street}`,
        'within 15 business days',
        /Texas Medical Board.+Texas Board of Nursing/,
        authorities.nursingBoard.phone.display,
        authorities.pharmacyBoard.phone.display,
        'file a consumer complaint with the attorney general',
        authorities.civilRights.phone.display,
      ],
    },
  ],
}
