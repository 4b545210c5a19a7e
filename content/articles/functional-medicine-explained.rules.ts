import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('functional-medicine-explained'),
  rules: [
    {
      reason: 'The functional medicine study is one of several, with its result at the end',
      requires: [
        'Patients felt somewhat better at six months, but not at twelve.',
        'do not start a low-calorie program without your doctor',
      ],
      forbids: ['The one study that compared', 'the one comparative study'],
    },
  ],
}
