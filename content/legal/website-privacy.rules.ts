import { clinic } from '@/content/facts/clinic'
import { websitePrivacy } from '@/content/legal/website-privacy'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'
import { longDate } from '@/lib/words/dates'

export const pageRules: PageRules = {
  path: routes.privacy,
  rules: [
    {
      reason: 'Website privacy: its own date, logs, host, retention, children',
      requires: [
        `In effect since ${longDate(websitePrivacy.section.dated.on)}`,
        'IP address',
        'server logs',
        clinic.websiteHost.name ?? 'hosting company',
        'until you ask us to delete it',
        'children under 13',
      ],
    },
    {
      reason: 'Website privacy: the address that waits for its confirmation',
      requires: [
        'local storage, the email address you typed, until you confirm it',
        'After one day it is no longer used.',
      ],
    },
  ],
}
