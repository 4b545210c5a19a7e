import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('erection-problems-causes-treatment'),
  rules: [
    {
      reason: 'What a tablet must never be combined with, where the tablets are named',
      requires: [/must never be taken with nitrates[^.]*or with riociguat/, /NAION/],
    },
    {
      reason: 'The heart first, and what the trials showed beside placebo',
      requires: [/have your heart and blood vessels checked first/, /44% more/, /22% to 24%/],
    },
    {
      reason: 'Decision 73: tablets are discussed at the visit, never promised',
      requires: ['can be prescribed when they are safe for you'],
      forbids: [/we prescribe (sildenafil|tadalafil|viagra|cialis)/i],
    },
    {
      reason: 'Testosterone only when it is low; PRP counted as the trials cited',
      requires: ['Testosterone helps only when it is low', 'one favored it and two found no difference'],
    },
  ],
}
